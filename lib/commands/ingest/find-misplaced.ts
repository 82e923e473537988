import type { PoolClient } from "pg";
import { hasOpenAccounts } from "./has-open-accounts.ts";

/**
 * Finds, in the runs that are not complete, the records that do not stand where they belong among the accounts of their
 * trial. The strongest source's records are graded each for itself; every other one belongs to the one of them that
 * has the lowest key. Leaves the temporary table `misplaced (id, account, was, holder)`: the record, whose account it
 * is to be (null: nobody's), whose it was, and which record is to be graded anew for it. True where it has rows.
 */
export async function findMisplaced(session: PoolClient, suiteId: number): Promise<boolean> {
  if (!(await hasOpenAccounts(session, suiteId))) return false;
  const { rows: runs } = await session.query<{ id: number }>(
    `SELECT u.id FROM run u WHERE u.suite_id = $1 AND u.pending_ingest_id IS NOT NULL
       AND (EXISTS (SELECT FROM record r WHERE r.suite_id = $1 AND r.run_id = u.id AND r.source <> 'provider')
         OR EXISTS (SELECT FROM record r WHERE r.suite_id = $1 AND r.run_id = u.id AND r.account_of = r.id))`,
    [suiteId],
  );
  await session.query(`DROP TABLE IF EXISTS misplaced;
    CREATE TEMP TABLE misplaced (id bigint PRIMARY KEY, account bigint, was bigint, holder bigint)`);
  // One pass and no join, which a planner without statistics may turn into one of every record with every other.
  const { rowCount } = await session.query(
    `WITH member AS (
       SELECT id, account_of AS was, source, first_value(source) OVER strongest AS best,
              first_value(id) OVER strongest AS first
       FROM record WHERE suite_id = $1 AND run_id = ANY($2)
       -- In the alphabet the stronger source comes later.
       WINDOW strongest AS (PARTITION BY run_id, case_id, trial ORDER BY source DESC, id)
     ), placed AS (
       SELECT id, was, CASE WHEN source <> best THEN first END AS account FROM member
     )
     INSERT INTO misplaced (id, account, was, holder)
     SELECT id, account, was, coalesce(account, id) FROM placed WHERE account IS DISTINCT FROM was`,
    [suiteId, runs.map(({ id }) => id)],
  );
  await session.query("CREATE INDEX ON misplaced (holder); ANALYZE misplaced");
  return (rowCount ?? 0) > 0;
}
