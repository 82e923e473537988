import type { PoolClient } from "pg";
import { LOCK_SPACE } from "../../db/lock-space.ts";
import { stored } from "../ingest/stored.ts";

/**
 * Takes part in the suite's lock until the transaction ends, beside others that do the same. False where someone has
 * it alone, or waits for that: they go first.
 */
export async function shareSuiteLock(client: PoolClient, suite: string): Promise<boolean> {
  const { rows } = await client.query<{ shared: boolean }>(
    `SELECT NOT EXISTS (
       SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
       WHERE l.locktype = 'advisory' AND d.datname = current_database() AND l.objsubid = 2
         AND l.classid = $2::int::oid AND l.objid = hashtext($3)::oid AND l.granted)
       AND pg_try_advisory_xact_lock_shared($1, hashtext($3)) AS shared`,
    [LOCK_SPACE.suite, LOCK_SPACE.wanted, stored(suite)],
  );
  return rows[0]?.shared ?? false;
}
