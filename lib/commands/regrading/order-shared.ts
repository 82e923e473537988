import type { PoolClient } from "pg";
import { stored } from "../ingest/stored.ts";
import { sendChunks } from "./send-chunks.ts";

/** Records of a chunk: half a second of one worker, so that those who wait for the suite wait no longer. */
const RECORDS = 1000;
/** The queue is filled up as it empties. */
const FIRST_SENT = 16;

type Wanted = {
  readonly instruments: readonly number[];
  /** Keys; null: all runs. */
  readonly runs: readonly number[] | null;
  readonly reason: string;
  readonly actor: string;
};

/**
 * Orders that what has no verdict yet under the instruments be graded, within the caller's transaction; the queue must
 * have been opened before. Null where every record has one.
 */
export async function orderShared(
  client: PoolClient,
  suiteId: number,
  { instruments, runs, reason, actor }: Wanted,
): Promise<number | null> {
  const runList = runs === null ? null : JSON.stringify(runs);
  await client.query(
    `UPDATE regrade SET state = 'cancelled', error = 'A later one grades the same.', finished_at = now()
     WHERE suite_id = $1 AND kind = 'shared' AND state IN ('pending', 'running')
       AND instruments::jsonb <@ $2::jsonb AND ($3::text IS NULL OR runs = $3)`,
    [suiteId, JSON.stringify(instruments), runList],
  );
  const added = await client.query<{ id: number }>(
    `INSERT INTO regrade (suite_id, reason, created_by, kind, state, runs, instruments)
     VALUES ($1, $2, $3, 'shared', 'pending', $4, $5) RETURNING id`,
    [suiteId, stored(reason), stored(actor), runList, JSON.stringify(instruments)],
  );
  const regrade = added.rows[0]?.id as number;
  const { rows } = await client.query<{ records: number; chunks: number }>(
    `WITH lacking AS (
       SELECT r.id, (row_number() OVER (ORDER BY r.id) - 1) / $5 AS seq
       FROM record r
       WHERE r.suite_id = $1 AND r.account_of IS NULL AND ($4::int[] IS NULL OR r.run_id = ANY($4))
         AND EXISTS (SELECT FROM unnest($3::int[]) AS i (id)
                     WHERE NOT EXISTS (SELECT FROM verdict v WHERE v.suite_id = $1 AND v.instrument_id = i.id
                                         AND v.record_id = r.id))
     ), range AS (
       SELECT seq, min(id) - 1 AS after, max(id) AS upto, count(*) AS records FROM lacking GROUP BY seq
     ), made AS (
       INSERT INTO regrade_chunk (suite_id, regrade_id, seq, after, upto)
       SELECT $1, $2, seq, after, upto FROM range
     )
     SELECT coalesce(sum(records), 0)::int AS records, count(*)::int AS chunks FROM range`,
    [suiteId, regrade, instruments, runs, RECORDS],
  );
  const { records, chunks } = rows[0] ?? { records: 0, chunks: 0 };
  if (records === 0) {
    await client.query("DELETE FROM regrade WHERE suite_id = $1 AND id = $2", [suiteId, regrade]);
    return null;
  }
  await client.query("UPDATE regrade SET total = $3 WHERE suite_id = $1 AND id = $2", [
    suiteId,
    regrade,
    records,
  ]);
  const first = Array.from({ length: Math.min(chunks, FIRST_SENT) }, (_, chunk) => ({
    suite: suiteId,
    regrade,
    chunk,
  }));
  await sendChunks(first, { client });
  return regrade;
}
