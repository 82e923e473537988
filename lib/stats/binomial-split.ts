import { type Split, splitByRatios } from "./split-by-ratios.ts";

/**
 * How the chance of a binomial count lies around `x`: of `trials` independent ones that each succeed with chance
 * `share`, fewer than, exactly, and more than `x` succeed. 0 ≤ x ≤ trials, whole numbers; 0 < share < 1; else a
 * RangeError. Built from the ratio of neighbouring terms outwards from the mode.
 *
 * @example binomialSplit({ trials: 2, x: 1, share: 0.5 }) // { below: 0.25, at: 0.5, above: 0.25 }
 */
export function binomialSplit(given: { trials: number; x: number; share: number }): Split {
  const { trials, x, share } = given;
  const whole = Number.isSafeInteger(trials) && Number.isSafeInteger(x);
  if (!whole || x < 0 || x > trials || !(share > 0 && share < 1)) {
    throw new RangeError(`not a binomial count: ${x} of ${trials} at ${share}`);
  }
  const mode = Math.min(trials, Math.floor((trials + 1) * share));
  const odds = share / (1 - share);
  return splitByRatios({
    x,
    mode,
    first: 0,
    last: trials,
    up: (k) => ((trials - k) / (k + 1)) * odds,
    down: (k) => k / (trials - k + 1) / odds,
  });
}
