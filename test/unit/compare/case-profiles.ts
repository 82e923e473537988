import fc from "fast-check";
import type { CaseSide } from "../../../lib/compare/case-side.ts";
import type { CaseProfile } from "../../../lib/compare/compare-cases.ts";
import { CLAIMS } from "../../../lib/grading/claims.ts";

const few = fc.integer({ min: 0, max: 3 });
const side: fc.Arbitrary<CaseSide> = fc
  .record({ passing: few, failing: few, ungraded: few, claims: fc.subarray([...CLAIMS]) })
  .map((made) => ({ ...made, claims: made.failing === 0 ? [] : made.claims }));

/** Cases that one run has, or both. */
export const anyProfile: fc.Arbitrary<CaseProfile> = fc
  .record({
    a: fc.option(side, { freq: 6 }),
    b: fc.option(side, { freq: 6 }),
    cases: fc.integer({ min: 1, max: 1000 }),
  })
  .filter(({ a, b }) => a !== null || b !== null);
