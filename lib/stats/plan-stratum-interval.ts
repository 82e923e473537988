import type { Interval } from "./interval.ts";
import { midPInterval } from "./mid-p-interval.ts";
import { wilsonInterval } from "./wilson-interval.ts";

/**
 * The 95 % interval that `n` labels will buy if `rate` is the share they show: of a finite population of `N` units
 * by `midPInterval`, of none (`N` null) by `wilsonInterval`. `rate × n` is seldom a whole count: the bounds of the
 * two counts around it are mixed in proportion. 1 ≤ n ≤ N and 0 ≤ rate ≤ 1, else a RangeError.
 *
 * @example planStratumInterval({ N: 220, n: 100, rate: 0.53 }) // { low: 0.459090…, high: 0.6 }
 */
export function planStratumInterval(given: { N: number | null; n: number; rate: number }): Interval {
  const { N, n, rate } = given;
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`not a share from 0 to 1: ${rate}`);
  const interval = (x: number) => (N === null ? wilsonInterval(x, n) : midPInterval({ N, n, x }));
  // 0.1 × 30 is 3.0000000000000004: a whole count must not be missed by a rounding.
  const exact = Math.round(rate * n * 1e9) / 1e9;
  const fewer = interval(Math.floor(exact));
  const part = exact - Math.floor(exact);
  if (part === 0) return { low: fewer.low, high: fewer.high };
  const more = interval(Math.floor(exact) + 1);
  return {
    low: fewer.low * (1 - part) + more.low * part,
    high: fewer.high * (1 - part) + more.high * part,
  };
}
