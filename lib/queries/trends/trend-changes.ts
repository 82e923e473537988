import type { TrendPlace } from "./trend-place.ts";

/** Something other than the runs before it: `from` and `to` as text, null where none is stated. */
export type TrendChange = {
  readonly what: "model" | "sha" | "instrument";
  /** Index of the first place that has it. */
  readonly place: number;
  readonly from: string | null;
  readonly to: string | null;
};

/** A later version of a drawn level, and when it was made. */
export type InstrumentBirth = {
  readonly level: string;
  readonly version: number;
  readonly createdAt: Date;
};

/**
 * Where model, sha and instrument changed along the places. A model or sha is held against the run before; an
 * instrument's version begins with the first run that came in after it was made, where runs came before.
 */
export function trendChanges(
  places: readonly TrendPlace[],
  births: readonly InstrumentBirth[],
): readonly TrendChange[] {
  const runs = places.flatMap(({ runs: own }, place) => own.map((run) => ({ run, place })));
  const changes: TrendChange[] = [];
  for (const [i, { run, place }] of runs.entries()) {
    const before = runs[i - 1]?.run;
    if (before === undefined) continue;
    if (before.model !== run.model) changes.push({ what: "model", place, from: before.model, to: run.model });
    if (before.gitSha !== run.gitSha)
      changes.push({ what: "sha", place, from: before.gitSha, to: run.gitSha });
  }
  for (const { level, version, createdAt } of births) {
    const first = runs.findIndex(({ run }) => run.createdAt >= createdAt);
    if (first < 1) continue;
    changes.push({
      what: "instrument",
      place: runs[first]?.place ?? 0,
      from: `${level} v${version - 1}`,
      to: `${level} v${version}`,
    });
  }
  return changes;
}
