import PgBoss from "pg-boss";
import { databaseUrl } from "../../db/database-url.ts";
import { pool } from "../../db/pool.ts";
import { CHUNK_QUEUE } from "./chunk-job.ts";

/** Not the library's own name: an external database may have another program's queue in it. */
const SCHEMA = "claimcheck_queue";

/** Kept on globalThis, since a server's bundles may hold this module more than once. */
const kept = globalThis as { claimcheckQueue?: { url: string; queue: Promise<PgBoss> } };

/** The process's queue of regrading work, in a schema of its own beside the store. It has no timers and no connections. */
export function regradeQueue(): Promise<PgBoss> {
  const url = databaseUrl();
  if (kept.claimcheckQueue?.url !== url) {
    const made = { url, queue: open() };
    // The next call tries again.
    made.queue.catch(() => {
      if (kept.claimcheckQueue === made) delete kept.claimcheckQueue;
    });
    kept.claimcheckQueue = made;
  }
  return kept.claimcheckQueue.queue;
}

async function open(): Promise<PgBoss> {
  const queue = new PgBoss({
    schema: SCHEMA,
    db: { executeSql },
    supervise: false,
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  });
  // What fails is told by the call that failed.
  queue.on("error", () => undefined);
  await queue.start();
  // One waiting delivery a chunk: putting it in twice leaves one.
  await queue.createQueue(CHUNK_QUEUE, {
    name: CHUNK_QUEUE,
    policy: "short",
    retryLimit: 3,
    retryDelay: 1,
    retryBackoff: true,
    expireInMinutes: 15,
  });
  return queue;
}

/** A statement may be a whole transaction: a connection on which one failed is closed, not given back. */
async function executeSql(text: string, values: unknown[]): Promise<{ rows: unknown[] }> {
  const client = await pool().connect();
  let failed: Error | undefined;
  try {
    return await client.query(text, values);
  } catch (error) {
    failed = error as Error;
    throw error;
  } finally {
    client.release(failed);
  }
}
