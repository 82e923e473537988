import type { PoolClient } from "pg";
import { ClaimcheckError } from "../../claimcheck-error.ts";
import { waitForSuiteLock } from "../suite/wait-for-suite-lock.ts";
import type { IngestLog } from "./ingest-log.ts";

/** Waits until no other process writes into the suite: of two equal uploads at once the second finds all there. */
export async function lockSuite(
  session: PoolClient,
  log: IngestLog,
  suite: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  let told = false;
  await waitForSuiteLock(session, suite, async () => {
    if (signal?.aborted) throw new ClaimcheckError("interrupted", "Waiting was interrupted.");
    if (!told) await log.enter("waiting", suite);
    told = true;
    log.addBytes(0);
  });
}
