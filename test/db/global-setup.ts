import { mkdtempSync, rmSync } from "node:fs";
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
  const database = await openDatabase(external ? { url: external } : { dataDir: folder });
  project.provide("templateUrl", database.url);
  return async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
