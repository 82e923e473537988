import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { setDatabaseUrl } from "../../lib/db/database-url.ts";
import { closePool } from "../../lib/db/pool.ts";

const IN_USE = "55006";
const TRIES = 60;

/** A migrated, empty database of its own beside `server`, open for `db()` and `pool()` until it is dropped. */
export async function benchDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const own = new URL(server);
  const template = own.pathname.slice(1);
  const name = `bench_${randomBytes(4).toString("hex")}`;
  own.pathname = `/${name}`;
  await closePool();
  await onMaintenance(server, `CREATE DATABASE ${name} TEMPLATE "${template}"`);
  setDatabaseUrl(own.href);
  return {
    url: own.href,
    async drop() {
      await closePool();
      await onMaintenance(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onMaintenance(server: string, sql: string): Promise<void> {
  const maintenance = new URL(server);
  maintenance.pathname = "/postgres";
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  try {
    for (let tries = 0; ; tries++) {
      try {
        await client.query(sql);
        return;
      } catch (error) {
        // The migration's own connection idles for some seconds before it is closed.
        if ((error as { code?: string }).code !== IN_USE || tries === TRIES) throw error;
        await setTimeout(500);
      }
    }
  } finally {
    await client.end();
  }
}
