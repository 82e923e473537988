import type { PoolClient } from "pg";

/**
 * Finds, in the runs that are not complete, the records that do not stand where they belong among the accounts of their
 * trial. The strongest source's records are graded each for itself; every other one belongs to the one of them that
 * has the lowest key. Leaves the temporary table `misplaced (id, account, was, holder)`: the record, whose account it
 * is to be (null: nobody's), whose it was, and which record is to be graded anew for it. True where it has rows.
 */
export async function findMisplaced(session: PoolClient, suiteId: number): Promise<boolean> {
  if (!(await hasAccounts(session, suiteId))) return false;
  await session.query(`DROP TABLE IF EXISTS misplaced;
    CREATE TEMP TABLE misplaced (id bigint PRIMARY KEY, account bigint, was bigint, holder bigint)`);
  // In the alphabet the stronger source comes later.
  const { rowCount } = await session.query(
    `WITH pending AS (
       SELECT id FROM run WHERE suite_id = $1 AND pending_ingest_id IS NOT NULL
     ), told AS (
       SELECT run_id, case_id, trial FROM record
       WHERE suite_id = $1 AND source <> 'provider' AND run_id IN (SELECT id FROM pending)
       UNION
       SELECT run_id, case_id, trial FROM record
       WHERE suite_id = $1 AND account_of = id AND run_id IN (SELECT id FROM pending)
     ), member AS (
       SELECT r.id, r.account_of AS was, r.source, first_value(r.source) OVER strongest AS best,
              first_value(r.id) OVER strongest AS first
       FROM record r JOIN told t USING (run_id, case_id, trial)
       WHERE r.suite_id = $1 AND r.run_id IN (SELECT id FROM pending)
       WINDOW strongest AS (PARTITION BY r.run_id, r.case_id, r.trial ORDER BY r.source DESC, r.id)
     ), placed AS (
       SELECT id, was, CASE WHEN source <> best THEN first END AS account FROM member
     )
     INSERT INTO misplaced (id, account, was, holder)
     SELECT id, account, was, coalesce(account, id) FROM placed WHERE account IS DISTINCT FROM was`,
    [suiteId],
  );
  await session.query("CREATE INDEX ON misplaced (holder); ANALYZE misplaced");
  return (rowCount ?? 0) > 0;
}

/** Two looks into partial indexes: a suite of providers' records alone has nothing in them. */
async function hasAccounts(session: PoolClient, suiteId: number): Promise<boolean> {
  const { rows } = await session.query<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM record r JOIN run u ON u.suite_id = r.suite_id AND u.id = r.run_id
                    WHERE r.suite_id = $1 AND r.source <> 'provider' AND u.pending_ingest_id IS NOT NULL)
       OR EXISTS (SELECT FROM record WHERE suite_id = $1 AND account_of = id) AS any`,
    [suiteId],
  );
  return rows[0]?.any ?? false;
}
