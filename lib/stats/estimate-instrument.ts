import type { AuditedItem } from "./audited-item.ts";

/**
 * A stratum of the sample: its name, its `N` units, and what the instrument in question says of all of them, null
 * where it may say one thing of some and another of others.
 */
type JudgedStratum = {
  readonly stratum: string;
  readonly N: number;
  readonly verdict: "fail" | "pass" | null;
};

/** A share from 0 to 1 over `n` labelled items; null with the reason where they do not allow one. */
export type ItemShare = {
  readonly value: number | null;
  readonly n: number;
  readonly reason: "no_items" | "strata_without_labels" | null;
};

/** How an instrument fares against the labels; `ungraded` labelled items are in none of the shares. */
export type InstrumentEstimate = {
  readonly falseShareOfFailures: ItemShare;
  readonly falseShareOfPasses: ItemShare;
  readonly sensitivity: ItemShare;
  readonly specificity: ItemShare;
  readonly ungraded: number;
};

/**
 * How any instrument fares against the labels of a sample that may have been drawn under another one: the share of
 * its failures where the agent was right, of its passes where the agent was wrong, the share of wrong units that it
 * fails (sensitivity) and of right units that it passes (specificity). An item of stratum h counts N_h / n_h, with
 * n_h the stratum's items given here: the Horvitz–Thompson ratio of Cochran (1977), Sampling Techniques, 5A.
 * A stratum with units but no item leaves out the shares that its units could belong to.
 * RangeError for an item of an unknown stratum, or more items than units.
 *
 * @example
 * estimateInstrument(
 *   [{ stratum: "failed", N: 10, verdict: "fail" }],
 *   [{ stratum: "failed", verdict: "fail", wrong: true }, { stratum: "failed", verdict: "fail", wrong: false }],
 * ).falseShareOfFailures // { value: 0.5, n: 2, reason: null }
 */
export function estimateInstrument(
  strata: readonly JudgedStratum[],
  items: readonly AuditedItem[],
): InstrumentEstimate {
  const counts = new Map(strata.map(({ stratum }) => [stratum, 0]));
  for (const { stratum } of items) {
    const count = counts.get(stratum);
    if (count === undefined) throw new RangeError(`an item of an unknown stratum: ${stratum}`);
    counts.set(stratum, count + 1);
  }
  const weights = new Map<string, number>();
  for (const { stratum, N } of strata) {
    const n = counts.get(stratum) ?? 0;
    if (n > N) throw new RangeError(`more items than units: ${n} of ${N} in ${stratum}`);
    weights.set(stratum, n === 0 ? 0 : N / n);
  }
  const missing = strata.filter(({ stratum, N }) => N > 0 && counts.get(stratum) === 0);
  const share = (
    among: (item: AuditedItem) => boolean,
    has: (item: AuditedItem) => boolean,
    barred: boolean,
  ): ItemShare => {
    const base = items.filter((item) => item.verdict !== "ungraded" && among(item));
    // Items are counted before they are weighed: one multiplication a stratum, not a rounding an item.
    const sum = (some: readonly AuditedItem[]) => {
      const perStratum = new Map<string, number>();
      for (const { stratum } of some) perStratum.set(stratum, (perStratum.get(stratum) ?? 0) + 1);
      return [...perStratum].reduce((total, [stratum, n]) => total + n * (weights.get(stratum) ?? 0), 0);
    };
    if (barred) return { value: null, n: base.length, reason: "strata_without_labels" };
    if (base.length === 0) return { value: null, n: 0, reason: "no_items" };
    return { value: sum(base.filter(has)) / sum(base), n: base.length, reason: null };
  };
  const fails = (item: AuditedItem) => item.verdict === "fail";
  const passes = (item: AuditedItem) => item.verdict === "pass";
  const wrong = (item: AuditedItem) => item.wrong;
  const right = (item: AuditedItem) => !item.wrong;
  const couldFail = missing.some(({ verdict }) => verdict !== "pass");
  const couldPass = missing.some(({ verdict }) => verdict !== "fail");
  return {
    falseShareOfFailures: share(fails, right, couldFail),
    falseShareOfPasses: share(passes, wrong, couldPass),
    sensitivity: share(wrong, fails, missing.length > 0),
    specificity: share(right, passes, missing.length > 0),
    ungraded: items.filter(({ verdict }) => verdict === "ungraded").length,
  };
}
