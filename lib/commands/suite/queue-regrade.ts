import type { PoolClient } from "pg";
import { stored } from "../ingest/stored.ts";

type Wanted = {
  /** Null: every record of the suite. */
  readonly caseIds: readonly string[] | null;
  readonly reason: string;
  readonly actor: string;
};

/** Orders a regrade, to be run under the suite's lock after this transaction. Null where no record is concerned. */
export async function queueRegrade(
  client: PoolClient,
  suiteId: number,
  wanted: Wanted,
): Promise<number | null> {
  const { caseIds } = wanted;
  if (caseIds?.length === 0) return null;
  const ids = caseIds?.map((id) => stored(id)) ?? null;
  const { rows } = await client.query<{ total: number }>(
    "SELECT count(*)::int AS total FROM record WHERE suite_id = $1 AND ($2::text[] IS NULL OR case_id = ANY($2))",
    [suiteId, ids],
  );
  const total = rows[0]?.total ?? 0;
  if (total === 0) return null;
  if (caseIds === null) {
    // It does what they were to do, and they would grade by what has changed since.
    await client.query(
      `UPDATE regrade SET state = 'failed', error = 'A later change regrades the whole suite.', finished_at = now()
       WHERE suite_id = $1 AND state IN ('pending', 'running')`,
      [suiteId],
    );
  }
  const added = await client.query<{ id: number }>(
    `INSERT INTO regrade (suite_id, reason, created_by, state, scope, total) VALUES ($1, $2, $3, 'pending', $4, $5)
     RETURNING id`,
    [suiteId, stored(wanted.reason), stored(wanted.actor), caseIds && stored(JSON.stringify(caseIds)), total],
  );
  return added.rows[0]?.id ?? null;
}
