import { binomialSplit } from "./binomial-split.ts";
import type { Interval } from "./interval.ts";

/**
 * The exact interval of a proportion that has no finite population behind it: the shares that neither binomial
 * tail of (1 − level) / 2 refuses. Never under its level, so wider than Wilson's.
 * `successes` of `trials`, whole numbers with 0 ≤ successes ≤ trials and trials ≥ 1; 0 < level < 1; else a
 * RangeError. Found by bisection to the precision of a double.
 * Clopper, C. J., Pearson, E. S. (1934), Biometrika 26, 404–413.
 *
 * @example clopperPearson(47, 100) // { low: 0.369405…, high: 0.572418… }
 */
export function clopperPearson(successes: number, trials: number, level = 0.95): Interval {
  const whole = Number.isSafeInteger(successes) && Number.isSafeInteger(trials);
  if (!whole || trials < 1 || successes < 0 || successes > trials) {
    throw new RangeError(`not a proportion: ${successes} of ${trials}`);
  }
  if (!(level > 0 && level < 1)) throw new RangeError(`not a level between 0 and 1: ${level}`);
  const tail = (1 - level) / 2;
  const bound = (isAbove: (share: number) => boolean) => {
    let low = 0;
    let high = 1;
    // Halving stops by itself where no double lies between the two any more.
    for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
      if (isAbove(middle)) high = middle;
      else low = middle;
    }
    return high;
  };
  const split = (share: number) => binomialSplit({ trials, x: successes, share });
  return {
    low:
      successes === 0
        ? 0
        : bound((share) => {
            const { at, above } = split(share);
            return at + above > tail;
          }),
    high:
      successes === trials
        ? 1
        : bound((share) => {
            const { at, below } = split(share);
            return at + below < tail;
          }),
  };
}
