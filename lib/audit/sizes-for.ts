import { planSizes } from "../stats/plan-sizes.ts";
import type { Expected } from "./expected.ts";
import { type DrawnStratum, plannedStrata } from "./planned-strata.ts";

/**
 * Few failed and clean units, all strata of a kind together, for an audited rate of at most ± `halfWidth` (a share
 * over 0, else a RangeError). All of them where no fewer are enough.
 *
 * @example
 * const failed = { stratum: "failed", verdict: "fail", population: 220 };
 * const clean = { stratum: "clean", verdict: "pass", population: 780 };
 * sizesFor([failed, clean], 0.04, { failed: 0.5, clean: 0.1, secondsPerItem: 90, reviewsPerItem: 1 })
 * // { failed: 69, clean: 146 }
 */
export function sizesFor(
  strata: readonly DrawnStratum[],
  halfWidth: number,
  expected: Expected,
): { readonly failed: number; readonly clean: number } {
  const plan = planSizes({ ...expected, strata: plannedStrata(strata, expected), halfWidth });
  const sum = (verdict: "fail" | "pass") =>
    plan.strata.reduce((total, { n }, at) => total + (strata[at]?.verdict === verdict ? n : 0), 0);
  return { failed: sum("fail"), clean: sum("pass") };
}
