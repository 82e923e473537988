import type { PoolClient } from "pg";

/**
 * Before records are replaced: those of the same trials that belonged to them, or to which they belonged, wait to be
 * placed and graded anew (`account_of` their own key). The runs of these count as incomplete until then.
 */
export async function releaseAccounts(
  client: PoolClient,
  { suiteId, ingestId }: { readonly suiteId: number; readonly ingestId: number },
  replaced: readonly string[],
): Promise<void> {
  await client.query(
    `WITH of_replaced AS (
       SELECT id FROM record WHERE suite_id = $1 AND account_of = ANY($2)
       UNION SELECT account_of FROM record WHERE suite_id = $1 AND id = ANY($2) AND account_of IS NOT NULL
     ), released AS (
       UPDATE record r SET account_of = r.id FROM of_replaced o WHERE r.suite_id = $1 AND r.id = o.id RETURNING r.run_id
     )
     UPDATE run SET pending_ingest_id = $3, rollups_stale = true
     WHERE suite_id = $1 AND id IN (SELECT run_id FROM released)`,
    [suiteId, replaced, ingestId],
  );
}
