import pg from "pg";
import { databaseUrl } from "./database-url.ts";

const PATIENCE_MS = 15_000;

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

/** Waits for connections in use, but not for ever: their work is lost with the process either way. */
export async function closePool(): Promise<void> {
  const open = kept.claimcheckPool;
  kept.claimcheckPool = undefined;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([open?.pool.end(), patience]);
  clearTimeout(timer);
}
