import { type Split, splitByRatios } from "./split-by-ratios.ts";

/**
 * How the chance of a hypergeometric count lies around `x`: of `n` units drawn without replacement out of `N`, of
 * which `K` are marked, fewer than, exactly, and more than `x` are marked. Whole numbers, 0 ≤ K ≤ N, 0 ≤ n ≤ N,
 * and x one of the possible counts, max(0, n + K − N) ≤ x ≤ min(n, K), else a RangeError.
 * Built from the ratio of neighbouring terms, outwards from the mode, so no factorial is ever formed and a
 * population of ten million costs as many steps as the count has likely values.
 * Johnson, Kemp, Kotz (2005), Univariate Discrete Distributions, 3rd ed., 6.2.
 *
 * @example hypergeometricSplit({ N: 4, K: 2, n: 2, x: 1 }) // { below: 1/6, at: 4/6, above: 1/6 }
 */
export function hypergeometricSplit(given: { N: number; K: number; n: number; x: number }): Split {
  const { N, K, n, x } = given;
  const first = Math.max(0, n + K - N);
  const last = Math.min(n, K);
  if (![N, K, n, x].every(Number.isSafeInteger) || first > last || x < first || x > last) {
    throw new RangeError(`not a possible count: ${x} of ${n} drawn from ${N} with ${K} marked`);
  }
  const mode = Math.min(last, Math.max(first, Math.floor(((n + 1) * (K + 1)) / (N + 2))));
  return splitByRatios({
    x,
    mode,
    first,
    last,
    up: (k) => ((K - k) * (n - k)) / ((k + 1) * (N - K - n + k + 1)),
    down: (k) => (k * (N - K - n + k)) / ((K - k + 1) * (n - k + 1)),
  });
}
