import pg from "pg";
import { databaseUrl } from "./database-url.ts";

/** Kept on globalThis: the development server loads modules anew on each change and must not open a pool each time. */
const kept = globalThis as { claimcheckPool?: { url: string; pool: pg.Pool } };

/** The process's one connection pool, for bulk writes, COPY and hand-written reads. Prisma uses it too. */
export function pool(): pg.Pool {
  const url = databaseUrl();
  if (kept.claimcheckPool?.url !== url) {
    const made = new pg.Pool({ connectionString: url, max: 16, idleTimeoutMillis: 30_000 });
    // An idle connection that the server drops is no crash: the next query gets a fresh one.
    made.on("error", () => undefined);
    kept.claimcheckPool = { url, pool: made };
  }
  return kept.claimcheckPool.pool;
}

export async function closePool(): Promise<void> {
  const open = kept.claimcheckPool;
  kept.claimcheckPool = undefined;
  await open?.pool.end();
}
