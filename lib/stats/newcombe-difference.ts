import type { Interval } from "./interval.ts";
import { NORMAL_QUANTILE_95 } from "./normal-quantile-95.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/** Whole numbers, 0 ≤ successes ≤ trials, trials ≥ 1. */
type Proportion = { readonly successes: number; readonly trials: number };

/** A difference of two shares (−1 to 1) with its interval. */
export type Difference = Interval & { readonly difference: number };

/**
 * The difference `first − second` of two independent proportions with Newcombe's hybrid score interval: each
 * side's distance to its Wilson bounds, joined as a root of squares. Errors as `wilsonInterval`.
 * Newcombe, R. G. (1998), Statistics in Medicine 17, 873–890, method 10.
 *
 * @example
 * newcombeDifference({ successes: 56, trials: 70 }, { successes: 48, trials: 80 })
 * // { difference: 0.2, low: 0.052431…, high: 0.333873… }
 */
export function newcombeDifference(
  first: Proportion,
  second: Proportion,
  z = NORMAL_QUANTILE_95,
): Difference {
  const a = wilsonInterval(first.successes, first.trials, z);
  const b = wilsonInterval(second.successes, second.trials, z);
  const shareA = first.successes / first.trials;
  const shareB = second.successes / second.trials;
  const difference = shareA - shareB;
  return {
    difference,
    low: difference - Math.hypot(shareA - a.low, b.high - shareB),
    high: difference + Math.hypot(a.high - shareA, shareB - b.low),
  };
}
