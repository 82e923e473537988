import type { PoolClient } from "pg";
import { LOCK_SPACE } from "../../db/lock-space.ts";
import { stored } from "../ingest/stored.ts";

/**
 * Takes the lock that every writer of a suite holds, for as long as `session` lasts or until it is released.
 * By name, so that it exists before the suite does. False where another session has it.
 */
export async function trySuiteLock(session: PoolClient, suite: string): Promise<boolean> {
  const { rows } = await session.query<{ locked: boolean }>(
    "SELECT pg_try_advisory_lock($1, hashtext($2)) AS locked",
    [LOCK_SPACE.suite, stored(suite)],
  );
  return rows[0]?.locked ?? false;
}
