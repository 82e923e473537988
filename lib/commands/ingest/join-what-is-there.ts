import { pool } from "../../db/pool.ts";
import { currentGrader } from "../suite/current-grader.ts";
import { recomputeStaleRuns } from "../suite/recompute-stale-runs.ts";
import { withSuiteLock } from "../suite/with-suite-lock.ts";
import { hasOpenAccounts } from "./has-open-accounts.ts";
import { joinAccounts } from "./join-accounts.ts";

const WAIT_MS = 3000;

/** Joins what a broken ingest left in a suite. Throws `busy` where that must wait for someone who writes into it. */
export async function joinWhatIsThere(suiteId: number): Promise<void> {
  if (!(await hasOpenAccounts(pool(), suiteId))) return;
  await withSuiteLock(suiteId, WAIT_MS, async (session) => {
    const { grader } = await currentGrader(session, suiteId);
    await joinAccounts(session, { suiteId, grader });
    await recomputeStaleRuns(session, suiteId);
  });
}
