import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { LOCK_SPACE } from "../../db/lock-space.ts";
import { stored } from "../ingest/stored.ts";
import { trySuiteLock } from "./try-suite-lock.ts";

const RETRY_MS = 100;

/**
 * Takes the suite's lock as soon as nobody else has it. `onWait` is called before each pause; it throws to give up,
 * and the session must then be closed. While it waits the workers of regrades begin nothing more in the suite.
 */
export async function waitForSuiteLock(
  session: PoolClient,
  suite: string,
  onWait: () => Promise<void> | void,
): Promise<void> {
  if (await trySuiteLock(session, suite)) return;
  const wanted = [LOCK_SPACE.wanted, stored(suite)];
  await session.query("SELECT pg_advisory_lock_shared($1, hashtext($2))", wanted);
  do {
    await onWait();
    await setTimeout(RETRY_MS);
  } while (!(await trySuiteLock(session, suite)));
  await session.query("SELECT pg_advisory_unlock_shared($1, hashtext($2))", wanted);
}
