import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";
import { recomputeRollups } from "../recompute-rollups.ts";

/** Computes the rollups of the suite's stale runs anew, a transaction a run, under the suite's lock. */
export async function recomputeStaleRuns(session: PoolClient, suiteId: number): Promise<number> {
  const { rows } = await session.query<{ id: number }>(
    "SELECT id FROM run WHERE suite_id = $1 AND rollups_stale ORDER BY id",
    [suiteId],
  );
  for (const { id } of rows) await inTransaction(session, () => recomputeRollups(session, suiteId, [id]));
  return rows.length;
}
