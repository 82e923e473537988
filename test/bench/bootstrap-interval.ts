import type { Interval } from "../../lib/stats/interval.ts";

/** A stratum's weight in the estimate, and `x` wrong of `n` labelled. */
type Stratum = { readonly weight: number; readonly n: number; readonly x: number };

const RESAMPLES = 400;

/** The 2.5 and 97.5 percentiles of the estimate over resamples with replacement within each stratum. */
export function bootstrapInterval(strata: readonly Stratum[], random: () => number): Interval {
  const rates = new Float64Array(RESAMPLES);
  for (const { weight, n, x } of strata) {
    const cumulated = binomialSums(n, x / n);
    for (let at = 0; at < RESAMPLES; at++) {
      const value = random();
      const count = cumulated.findIndex((sum) => value < sum);
      rates[at] = (rates[at] ?? 0) + (weight * (count < 0 ? n : count)) / n;
    }
  }
  rates.sort();
  const at = (share: number) => rates[Math.round(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { low: at(0.025), high: at(0.975) };
}

function binomialSums(n: number, share: number): number[] {
  if (share === 0 || share === 1) return Array.from({ length: n + 1 }, (_, k) => Number(k >= n * share));
  const sums: number[] = [];
  let sum = 0;
  let term = (1 - share) ** n;
  for (let k = 0; k <= n; k++) {
    sum += term;
    sums.push(sum);
    term *= (((n - k) / (k + 1)) * share) / (1 - share);
  }
  return sums;
}
