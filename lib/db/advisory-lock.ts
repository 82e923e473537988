import type { PoolClient } from "pg";

/** First key of our advisory locks: what the second one names. */
export const LOCK_SPACE = { suite: 7_246_002, ingest: 7_246_003, regrade: 7_246_004 } as const;
export type LockSpace = keyof typeof LOCK_SPACE;

/** Session-level: it lasts until released, or until the connection ends, however it ends. */
export async function tryAdvisoryLock(client: PoolClient, space: LockSpace, key: number): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("SELECT pg_try_advisory_lock($1, $2) AS locked", [
    LOCK_SPACE[space],
    key,
  ]);
  return rows[0]?.locked ?? false;
}
