import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";
import { recomputeRollups } from "../recompute-rollups.ts";

/** So many records, at most, are counted in one transaction, unless one run has more. */
const RECORDS = 20_000;

/** Computes the rollups of the suite's stale runs anew, some runs a transaction, under the suite's lock. */
export async function recomputeStaleRuns(session: PoolClient, suiteId: number): Promise<number> {
  const { rows } = await session.query<{ id: number; records: number }>(
    `SELECT r.id, coalesce(t.records, 0) AS records
     FROM run r LEFT JOIN run_totals t ON t.suite_id = r.suite_id AND t.run_id = r.id
     WHERE r.suite_id = $1 AND r.rollups_stale ORDER BY r.id`,
    [suiteId],
  );
  let runs: number[] = [];
  let records = 0;
  for (const [i, row] of rows.entries()) {
    runs.push(row.id);
    records += row.records;
    if (records < RECORDS && i + 1 < rows.length) continue;
    const chosen = runs;
    await inTransaction(session, () => recomputeRollups(session, suiteId, chosen));
    runs = [];
    records = 0;
  }
  return rows.length;
}
