import type { Interval } from "./interval.ts";
import { NORMAL_QUANTILE_95 } from "./normal-quantile-95.ts";

/**
 * Wilson's score interval of a proportion, without continuity correction: the shares that a two-sided score test
 * does not refuse. For a proportion with no finite population behind it.
 * `successes` of `trials`, whole numbers with 0 ≤ successes ≤ trials and trials ≥ 1, else a RangeError;
 * `z` is the normal quantile of the level, 95 % unless told.
 * Wilson, E. B. (1927), Journal of the American Statistical Association 22, 209–212.
 *
 * @example wilsonInterval(47, 100) // { low: 0.375108…, high: 0.567111… }
 */
export function wilsonInterval(successes: number, trials: number, z = NORMAL_QUANTILE_95): Interval {
  const whole = Number.isSafeInteger(successes) && Number.isSafeInteger(trials);
  if (!whole || trials < 1 || successes < 0 || successes > trials) {
    throw new RangeError(`not a proportion: ${successes} of ${trials}`);
  }
  const share = successes / trials;
  const spread = (z * z) / trials;
  const center = share + spread / 2;
  const half = z * Math.sqrt((share * (1 - share)) / trials + spread / (4 * trials));
  // At the ends the bound is exact; floating point would leave it a hair off.
  return {
    low: successes === 0 ? 0 : (center - half) / (1 + spread),
    high: successes === trials ? 1 : (center + half) / (1 + spread),
  };
}
