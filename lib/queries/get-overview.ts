import { countUnsettledRuns, type UnsettledRuns } from "./count-unsettled-runs.ts";
import { countWaiting, type WaitingCounts } from "./count-waiting.ts";
import { type ClaimCount, listClaimsOverRuns } from "./list-claims-over-runs.ts";
import { type InstrumentRate, listRates } from "./list-rates.ts";
import { listRunRates, type RunRate } from "./list-run-rates.ts";
import type { Scope } from "./scope.ts";
import { sumClaims } from "./sum-claims.ts";
import { findScopeAudit, type ScopeAudit } from "./trends/find-scope-audit.ts";

const CHARTED_RUNS = 24;

export type Overview = {
  readonly rates: readonly InstrumentRate[];
  /** The scope's newest runs, newest first. */
  readonly runs: readonly RunRate[];
  readonly claimTotals: Awaited<ReturnType<typeof sumClaims>>;
  readonly claimsOverRuns: readonly ClaimCount[];
  readonly unsettled: UnsettledRuns;
  readonly waiting: WaitingCounts;
  readonly audit: ScopeAudit;
};

/** All that the Overview shows: six reads of rollups, and what was audited. */
export async function getOverview(scope: Scope): Promise<Overview> {
  const runsRead = listRunRates(scope, CHARTED_RUNS);
  const [rates, runs, claimTotals, claimsOverRuns, unsettled, waiting, audit] = await Promise.all([
    listRates(scope),
    runsRead,
    sumClaims(scope),
    runsRead.then((read) =>
      listClaimsOverRuns(
        scope,
        read.map((row) => row.run.id),
      ),
    ),
    countUnsettledRuns(scope),
    countWaiting(scope.suite.id),
    findScopeAudit(scope),
  ]);
  return { rates, runs, claimTotals, claimsOverRuns, unsettled, waiting, audit };
}
