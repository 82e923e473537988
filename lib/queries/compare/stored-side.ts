import type { CaseSide } from "../../compare/case-side.ts";
import { CLAIMS } from "../../grading/claims.ts";

/** One side of `caseSidesSql`, as four whole numbers. `claims`: a bit a claim, the first claim the highest. */
export type StoredSide = readonly [trials: number, passing: number, failing: number, claims: number];

/** Null where the run does not have the case. */
export function toCaseSide([trials, passing, failing, claims]: StoredSide): CaseSide | null {
  if (trials === 0) return null;
  return {
    passing,
    failing,
    ungraded: trials - passing - failing,
    claims: CLAIMS.filter((_, at) => claims & (1 << (CLAIMS.length - 1 - at))),
  };
}
