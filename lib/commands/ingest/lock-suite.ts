import { setTimeout } from "node:timers/promises";
import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { trySuiteLock } from "../suite/try-suite-lock.ts";
import type { IngestLog } from "./ingest-log.ts";

const RETRY_MS = 150;

/** Waits until no other process writes into the suite: of two equal uploads at once the second finds all there. */
export async function lockSuite(
  session: PoolClient,
  log: IngestLog,
  suite: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let told = false; !(await trySuiteLock(session, suite)); ) {
    if (signal?.aborted) throw new ClaimcheckError("interrupted", "Waiting was interrupted.");
    if (!told) await log.enter("waiting", suite);
    told = true;
    await setTimeout(RETRY_MS);
    log.addBytes(0);
  }
}
