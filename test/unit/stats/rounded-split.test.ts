import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundedSplit } from "../../../lib/stats/rounded-split.ts";
import { type ChangeSplit, splitChange } from "../../../lib/stats/split-change.ts";

const counts = fc
  .integer({ min: 1, max: 100_000 })
  .chain((graded) =>
    fc.record({ graded: fc.constant(graded), failing: fc.integer({ min: 0, max: graded }) }),
  );

describe("roundedSplit", () => {
  it("rounds the rates, and shows what is between the rounded ones", () => {
    const split = splitChange({
      before: { failing: 1, graded: 3 },
      regraded: { failing: 1, graded: 8 },
      after: { failing: 2, graded: 3 },
    }) as ChangeSplit;
    expect(roundedSplit(split, 2)).toEqual({
      before: 3333,
      regraded: 1250,
      after: 6667,
      instrument: -2083,
      agent: 5417,
      total: 3334,
    });
  });

  it("adds up to the last digit, and is off by less than one in it", () => {
    fc.assert(
      fc.property(
        counts,
        counts,
        counts,
        fc.integer({ min: 0, max: 6 }),
        (before, regraded, after, digits) => {
          const split = splitChange({ before, regraded, after }) as ChangeSplit;
          const shown = roundedSplit(split, digits);
          expect(shown.before + shown.instrument + shown.agent).toBe(shown.after);
          expect(shown.instrument + shown.agent).toBe(shown.total);
          for (const part of ["instrument", "agent", "total"] as const) {
            const exact = (Number(split[part]) / Number(split.denominator)) * 100 * 10 ** digits;
            expect(Math.abs(shown[part] - exact)).toBeLessThanOrEqual(1 + 1e-3);
          }
        },
      ),
    );
  });
});
