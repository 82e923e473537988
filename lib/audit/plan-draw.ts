import { type PlannedWidths, planHalfWidth } from "../stats/plan-half-width.ts";
import type { Expected } from "./expected.ts";
import { type DrawnStratum, plannedStrata } from "./planned-strata.ts";

/**
 * What drawing `sizes` units of these strata, in their order, will buy. Errors as `planHalfWidth`.
 *
 * @example planDraw([{ stratum: "failed", verdict: "fail", population: 220 }], [100], expected).items // 100
 */
export function planDraw(
  strata: readonly DrawnStratum[],
  sizes: readonly number[],
  expected: Expected,
): PlannedWidths {
  const planned = plannedStrata(strata, expected).map((one, at) => ({ ...one, n: sizes[at] ?? 0 }));
  return planHalfWidth({ ...expected, strata: planned });
}
