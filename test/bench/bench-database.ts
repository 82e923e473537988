import { randomBytes } from "node:crypto";
import pg from "pg";
import { setDatabaseUrl } from "../../lib/db/database-url.ts";
import { closePool } from "../../lib/db/pool.ts";

/** A database of its own beside `template` (migrated, empty), open for `db()` and `pool()` until it is dropped. */
export async function benchDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const own = new URL(template);
  const name = `bench_${randomBytes(4).toString("hex")}`;
  const templateName = own.pathname.slice(1);
  own.pathname = `/${name}`;
  await closePool();
  await onMaintenance(template, `CREATE DATABASE ${name} TEMPLATE "${templateName}"`);
  setDatabaseUrl(own.href);
  return {
    url: own.href,
    async drop() {
      await closePool();
      await onMaintenance(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onMaintenance(template: string, sql: string): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
