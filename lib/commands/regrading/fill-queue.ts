import { pool } from "../../db/pool.ts";
import type { ChunkJob } from "./chunk-job.ts";
import { sendChunks } from "./send-chunks.ts";

/** So many chunks of a regrade wait in the queue at most: it stays small, and several regrades take turns. */
const WAITING = 32;

/**
 * Puts the next undone chunks of every regrade into the queue, those too whose worker died: nobody holds their row.
 * Returns how many regrades are not done.
 */
export async function fillQueue(): Promise<number> {
  const { rows: regrades } = await pool().query<{ suite_id: number; id: number }>(
    `SELECT suite_id, id FROM regrade WHERE kind = 'shared' AND state IN ('pending', 'running')
     ORDER BY id, suite_id`,
  );
  const jobs: ChunkJob[] = [];
  for (const { suite_id: suite, id: regrade } of regrades) {
    const { rows } = await pool().query<{ seq: number }>(
      `SELECT seq FROM regrade_chunk WHERE suite_id = $1 AND regrade_id = $2 AND NOT done
       ORDER BY seq LIMIT $3 FOR UPDATE SKIP LOCKED`,
      [suite, regrade, WAITING],
    );
    for (const { seq } of rows) jobs.push({ suite, regrade, chunk: seq });
  }
  await sendChunks(jobs);
  return regrades.length;
}
