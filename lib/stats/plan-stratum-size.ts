import { firstTrue } from "./first-true.ts";
import { planStratumInterval } from "./plan-stratum-interval.ts";

/**
 * How many of a stratum's `N` units (null: of no finite population) must be labelled for a 95 % interval of at most
 * ± `halfWidth` if they show the share `rate`. Sizes just under can reach it by luck of whole counts; this one does
 * and the one before it does not. At most N, which gives a point; at least 1, unless N is 0.
 * `halfWidth` and `rate` are shares, 0 < halfWidth and 0 ≤ rate ≤ 1, and with N null halfWidth ≥ 0.0005 (four
 * million labels), else a RangeError.
 *
 * @example planStratumSize({ N: null, halfWidth: 0.1, rate: 0.5 }) // 93
 */
export function planStratumSize(given: { N: number | null; halfWidth: number; rate: number }): number {
  const { N, halfWidth, rate } = given;
  if (!(halfWidth > 0) || (N === null && halfWidth < 0.0005)) {
    throw new RangeError(`not a half-width to plan for: ${halfWidth}`);
  }
  if (N !== null && (!Number.isSafeInteger(N) || N < 0)) throw new RangeError(`not a population: ${N}`);
  if (N === 0) return 0;
  return firstTrue(1, N ?? 4_000_000, (n) => {
    const { low, high } = planStratumInterval({ N, n, rate });
    return (high - low) / 2 <= halfWidth;
  });
}
