import { exactSignTest } from "../stats/exact-sign-test.ts";
import { CASE_CHANGES, type CaseChange } from "./case-changes.ts";
import type { CaseSide } from "./case-side.ts";
import { classifyCase } from "./classify-case.ts";

/** So many cases with the same outcome in both runs; null: the run does not have them. */
export type CaseProfile = {
  readonly a: CaseSide | null;
  readonly b: CaseSide | null;
  readonly cases: number;
};

/** What became of all cases. `groups` adds up to `cases`; `shared` leaves out those that one run alone has. */
export type CaseComparison = {
  readonly cases: number;
  readonly shared: number;
  readonly groups: Readonly<Record<CaseChange, number>>;
  readonly paired: PairedChange;
};

/** The same cases held against each other: only those with as many graded trials in A as in B, one or more. */
export type PairedChange = {
  readonly cases: number;
  /** Cases of a larger (a smaller) share of failing trials in B: the discordant ones. */
  readonly worse: number;
  readonly better: number;
  /** Graded in both, by another number of trials: more trials find more failures, so they are not paired. */
  readonly unequal: number;
  /** Two-sided p of the exact test on the discordant cases; null where there is none. */
  readonly p: number | null;
};

/**
 * Counts what became of the cases from run A to run B. With one trial a case the paired test is McNemar's exact
 * one; with several it is the sign test on the cases' shares, which is the same on one trial.
 * McNemar, Q. (1947), Psychometrika 12, 153–157.
 *
 * @example
 * compareCases([{ a: passing, b: failing, cases: 3 }]).groups.newly_fails // 3
 */
export function compareCases(profiles: readonly CaseProfile[]): CaseComparison {
  const groups = Object.fromEntries(CASE_CHANGES.map((change) => [change, 0])) as Record<CaseChange, number>;
  let cases = 0;
  let paired = 0;
  let worse = 0;
  let better = 0;
  let unequal = 0;
  for (const { a, b, cases: count } of profiles) {
    groups[classifyCase(a, b)] += count;
    cases += count;
    if (a === null || b === null) continue;
    const graded = a.passing + a.failing;
    if (graded === 0 || b.passing + b.failing === 0) continue;
    if (graded !== b.passing + b.failing) {
      unequal += count;
      continue;
    }
    paired += count;
    if (b.failing > a.failing) worse += count;
    if (b.failing < a.failing) better += count;
  }
  return {
    cases,
    shared: cases - groups.only_a - groups.only_b,
    groups,
    paired: { cases: paired, worse, better, unequal, p: exactSignTest(worse, better) },
  };
}
