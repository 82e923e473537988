import { type CaseComparison, compareCases } from "../../compare/compare-cases.ts";
import { type Difference, newcombeDifference } from "../../stats/newcombe-difference.ts";
import type { Rate } from "../rate.ts";
import type { Scope } from "../scope.ts";
import { listInstrumentRates } from "../trends/list-instrument-rates.ts";
import { countRunRecords } from "./count-run-records.ts";
import type { RunPair } from "./find-run-pair.ts";
import { listCaseProfiles, type StoredProfile } from "./list-case-profiles.ts";
import { type ChangedParts, listChangedParts } from "./list-changed-parts.ts";

/** One run's measured rate, and how many of its records the instrument has not seen. */
export type ComparedRate = Rate & { readonly unseen: number };

export type Comparison = {
  readonly a: ComparedRate;
  readonly b: ComparedRate;
  /** Rate of B − rate of A, over all graded units of each run; null where one has none. */
  readonly difference: Difference | null;
  readonly cases: CaseComparison;
  /** Shared cases whose expectation is another version in B than in A. */
  readonly redefined: number;
  readonly profiles: readonly StoredProfile[];
  readonly parts: ChangedParts;
};

/** Two runs under the scope's instrument, in its unit: two reads of rollups, one of the runs' verdicts by case. */
export async function getComparison(scope: Scope, { a, b }: RunPair): Promise<Comparison> {
  const runs = { suiteId: scope.suite.id, instrumentId: scope.instrument.id, a, b };
  const ids = [a.id, b.id];
  const [rates, records, profiles, parts] = await Promise.all([
    listInstrumentRates(scope, ids, [scope.instrument.id]),
    countRunRecords(runs),
    listCaseProfiles(runs),
    listChangedParts(runs, scope.unit),
  ]);
  const rateOf = (run: { id: number }): ComparedRate => ({
    ...(rates.get(scope.instrument.id)?.get(run.id) ?? { failing: 0, graded: 0, ungraded: 0 }),
    unseen: records.get(run.id)?.unseen ?? 0,
  });
  const [before, after] = [rateOf(a), rateOf(b)];
  return {
    a: before,
    b: after,
    difference:
      before.graded === 0 || after.graded === 0
        ? null
        : newcombeDifference(
            { successes: after.failing, trials: after.graded },
            { successes: before.failing, trials: before.graded },
          ),
    cases: compareCases(profiles),
    redefined: profiles.reduce((sum, one) => sum + one.redefined, 0),
    profiles,
    parts,
  };
}
