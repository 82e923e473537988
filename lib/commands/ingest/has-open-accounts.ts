import type { ClientBase, Pool } from "pg";

/**
 * Whether anything may have to be joined in a suite. Looks into partial indexes: a suite of providers' records alone has
 * nothing in them.
 */
export async function hasOpenAccounts(client: ClientBase | Pool, suiteId: number): Promise<boolean> {
  const { rows } = await client.query<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM record r JOIN run u ON u.suite_id = r.suite_id AND u.id = r.run_id
                    WHERE r.suite_id = $1 AND r.source <> 'provider' AND u.pending_ingest_id IS NOT NULL)
       OR EXISTS (SELECT FROM record WHERE suite_id = $1 AND account_of = id) AS any`,
    [suiteId],
  );
  return rows[0]?.any ?? false;
}
