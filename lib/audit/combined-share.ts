import { moverInterval } from "../stats/mover-interval.ts";

type Stratum = {
  readonly verdict: "fail" | "pass";
  /** Units, and how many of them are labelled right or wrong. */
  readonly N: number;
  readonly n: number;
  readonly wrong: number;
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** A share of agent-wrong units from 0 to 1 with its interval, over `N` units of which `n` are labelled. */
export type CombinedShare = {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  readonly N: number;
  readonly n: number;
  readonly wrong: number;
};

/**
 * The share of agent-wrong units among all that the instrument failed (or passed), its strata weighted by their
 * sizes: Σ (N_h / ΣN) × rate_h, with the interval of `moverInterval`. Null where there is no unit, or where a
 * stratum with units has no label, which is not a share of 0.
 *
 * @example
 * combinedShare([{ verdict: "fail", N: 220, n: 100, wrong: 53, rate: 0.53, low: 0.459091, high: 0.6 }], "fail")
 * // { rate: 0.53, low: 0.459091, high: 0.6, N: 220, n: 100, wrong: 53 }
 */
export function combinedShare(strata: readonly Stratum[], verdict: "fail" | "pass"): CombinedShare | null {
  const own = strata.filter((one) => one.verdict === verdict && one.N > 0);
  const N = own.reduce((sum, one) => sum + one.N, 0);
  const parts = own.flatMap(({ N: size, rate, low, high }) =>
    rate === null || low === null || high === null ? [] : [{ weight: size / N, rate, low, high }],
  );
  if (parts.length === 0 || parts.length < own.length) return null;
  return {
    ...moverInterval(parts),
    N,
    n: own.reduce((sum, one) => sum + one.n, 0),
    wrong: own.reduce((sum, one) => sum + one.wrong, 0),
  };
}
