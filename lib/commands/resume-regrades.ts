import { ClaimcheckError } from "../claimcheck-error.ts";
import { pool } from "../db/pool.ts";
import { runRegrades } from "./regrade-suite.ts";
import { recomputeStaleRuns } from "./suite/recompute-stale-runs.ts";
import { withSuiteLock } from "./suite/with-suite-lock.ts";

/**
 * Goes on with what an earlier process left: ordered regrades and stale rollups. A suite into which someone is
 * writing is passed over, since that writer does the same. Returns the suites that were worked on.
 */
export async function resumeRegrades(signal?: AbortSignal): Promise<number[]> {
  const { rows } = await pool().query<{ suite_id: number }>(
    `SELECT suite_id FROM regrade WHERE kind = 'whole' AND state IN ('pending', 'running')
     UNION SELECT suite_id FROM run WHERE rollups_stale ORDER BY suite_id`,
  );
  const done: number[] = [];
  for (const { suite_id: suiteId } of rows) {
    try {
      await withSuiteLock(suiteId, 0, async (session) => {
        await runRegrades(session, suiteId, { signal });
        await recomputeStaleRuns(session, suiteId);
      });
      done.push(suiteId);
    } catch (error) {
      if (!(error instanceof ClaimcheckError) || error.code !== "busy") throw error;
    }
  }
  return done;
}
