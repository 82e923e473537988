import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../lib/db/database.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated, empty database: the template of each test's own. */
    templateUrl: string;
  }
}

/** One real Postgres for all database tests: `TEST_DATABASE_URL`, else an embedded one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-db-"));
  // As root, Postgres runs under another account: where that can't enter, its files would be left elsewhere.
  chmodSync(folder, 0o755);
  const database = await openDatabase(external ? { url: external } : { dataDir: folder });
  project.provide("templateUrl", database.url);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
