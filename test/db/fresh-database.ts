import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { setDatabaseUrl } from "../../lib/db/database-url.ts";
import { closePool } from "../../lib/db/pool.ts";

/**
 * Gives the test file a database of its own, migrated and empty, and opens it for `db()` and `pool()`.
 * The returned function tells its URL (inside tests), for child processes.
 */
export function freshDatabase(): () => string {
  const name = `test_${randomBytes(6).toString("hex")}`;
  let url = "";
  beforeAll(async () => {
    const template = new URL(inject("templateUrl"));
    const templateName = template.pathname.slice(1);
    const own = new URL(template);
    own.pathname = `/${name}`;
    url = own.href;
    await onMaintenance(template, `CREATE DATABASE ${name} TEMPLATE "${templateName}"`);
    setDatabaseUrl(url);
  });
  afterAll(async () => {
    await closePool();
    setDatabaseUrl(null);
    await onMaintenance(new URL(inject("templateUrl")), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return () => url;
}

async function onMaintenance(template: URL, sql: string): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        await client.query(sql);
        return;
      } catch (error) {
        // 55006: a connection to the template that was closed a moment ago still counts.
        if ((error as { code?: string }).code !== "55006" || tries === 50) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  } finally {
    await client.end();
  }
}
