import { firstTrue } from "./first-true.ts";
import { hypergeometricSplit } from "./hypergeometric-split.ts";
import type { Interval } from "./interval.ts";

/** The interval as shares, and as counts of marked units in the whole population. */
export type CountedInterval = Interval & { readonly lowCount: number; readonly highCount: number };

/**
 * The interval of a share in a finite population of `N` units, of which `n` were drawn without replacement and
 * `x` of those were marked: all counts K that a two-sided hypergeometric test does not refuse, divided by N.
 * `level` is the nominal coverage (0.95 unless told). `weight` is what the observed count itself counts for in
 * either tail: ½ is the mid-P test (the default), 1 the exact one, which is wider and never under its level.
 * Whole numbers, 0 ≤ x ≤ n ≤ N, N ≥ 1, 0 < level < 1, else a RangeError. n = N gives a point, n = 0 gives 0 to 1.
 * Where the population is nearly read to the end the share x/n may lie a hair outside (99 of 100 drawn from 101).
 * Both tails are monotone in K, so two bisections find the ends. Lancaster, H. O. (1961), Journal of the American
 * Statistical Association 56, 223–234; Buonaccorsi, J. P. (1987), The American Statistician 41, 215–218.
 *
 * @example
 * midPInterval({ N: 220, n: 100, x: 53 })
 * // { low: 0.459090…, high: 0.6, lowCount: 101, highCount: 132 }
 */
export function midPInterval(given: {
  N: number;
  n: number;
  x: number;
  level?: number | undefined;
  weight?: 0.5 | 1 | undefined;
}): CountedInterval {
  const { N, n, x, level = 0.95, weight = 0.5 } = given;
  const whole = [N, n, x].every(Number.isSafeInteger);
  if (!whole || N < 1 || x < 0 || x > n || n > N) {
    throw new RangeError(`not a sample: ${x} of ${n} drawn from ${N}`);
  }
  if (!(level > 0 && level < 1)) throw new RangeError(`not a level between 0 and 1: ${level}`);
  // A tie is refused; it must not hang on the last bit of a sum.
  const tail = ((1 - level) / 2) * (1 + 1e-9);
  const fewest = x;
  const most = N - n + x;
  const lowest = firstTrue(fewest, most, (K) => {
    const { at, above } = hypergeometricSplit({ N, K, n, x });
    return above + weight * at > tail;
  });
  const highest =
    firstTrue(fewest, most + 1, (K) => {
      if (K > most) return true;
      const { at, below } = hypergeometricSplit({ N, K, n, x });
      return below + weight * at <= tail;
    }) - 1;
  // At a very low level every count can be refused: then the two that the tails part lie side by side.
  const lowCount = Math.min(lowest, highest);
  const highCount = Math.max(lowest, highest);
  return { low: lowCount / N, high: highCount / N, lowCount, highCount };
}
