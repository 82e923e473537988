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
    `SELECT count(*)::int AS total FROM record
     WHERE suite_id = $1 AND account_of IS NULL AND ($2::text[] IS NULL OR case_id = ANY($2))`,
    [suiteId, ids],
  );
  const total = rows[0]?.total ?? 0;
  if (total === 0) return null;
  await outdate(client, suiteId, caseIds === null);
  if (caseIds === null) {
    // It does what they were to do, and they would grade by what has changed since.
    await client.query(
      `UPDATE regrade SET state = 'failed', error = 'A later change regrades the whole suite.', finished_at = now()
       WHERE suite_id = $1 AND kind = 'whole' AND state IN ('pending', 'running')`,
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

/**
 * What other versions said of records now speaks of tools or cases that are no more. A shared regrade goes on only for
 * what is current, and not at all where every record is graded anew under that.
 */
async function outdate(client: PoolClient, suiteId: number, whole: boolean): Promise<void> {
  await client.query(
    `UPDATE instrument SET outdated = NOT current
     WHERE suite_id = $1 AND outdated = current AND (NOT current OR $2)`,
    [suiteId, whole],
  );
  await client.query(
    `UPDATE regrade g SET
       instruments = coalesce(k.list::text, g.instruments),
       state = CASE WHEN k.list IS NULL OR $2 THEN 'cancelled' ELSE g.state END,
       finished_at = CASE WHEN k.list IS NULL OR $2 THEN now() END,
       error = CASE WHEN $2 AND k.list IS NOT NULL THEN 'A later change regrades the whole suite.'
                    WHEN k.list IS NULL THEN 'Tools or cases changed meanwhile; order it again.' END
     FROM (SELECT g.id, jsonb_agg(i.id ORDER BY i.id) FILTER (WHERE i.current) AS list
           FROM regrade g JOIN instrument i ON i.suite_id = g.suite_id AND g.instruments::jsonb @> to_jsonb(i.id)
           WHERE g.suite_id = $1 AND g.kind = 'shared' AND g.state IN ('pending', 'running') GROUP BY g.id) k
     WHERE g.suite_id = $1 AND g.id = k.id`,
    [suiteId, whole],
  );
}
