import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newcombeDifference } from "../../../lib/stats/newcombe-difference.ts";

const proportion = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((trials) =>
    fc.record({ trials: fc.constant(trials), successes: fc.integer({ min: 0, max: trials }) }),
  );

describe("newcombeDifference", () => {
  // Newcombe (1998), table II, example (a), method 10: 0.0524 to 0.3339; 6 places from R 4.2.
  it("agrees with the published example", () => {
    const result = newcombeDifference({ successes: 56, trials: 70 }, { successes: 48, trials: 80 });
    expect(result.difference).toBeCloseTo(0.2, 12);
    expect(result.low).toBeCloseTo(0.052431, 6);
    expect(result.high).toBeCloseTo(0.333873, 6);
  });

  it("holds the difference and stays within −1 and 1", () => {
    fc.assert(
      fc.property(proportion, proportion, (first, second) => {
        const { low, high, difference } = newcombeDifference(first, second);
        expect(low).toBeGreaterThanOrEqual(-1 - 1e-12);
        expect(high).toBeLessThanOrEqual(1 + 1e-12);
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
      }),
    );
  });

  it("turns its sign when the sides are swapped", () => {
    fc.assert(
      fc.property(proportion, proportion, (first, second) => {
        const there = newcombeDifference(first, second);
        const back = newcombeDifference(second, first);
        expect(back.low).toBeCloseTo(-there.high, 12);
        expect(back.high).toBeCloseTo(-there.low, 12);
      }),
    );
  });

  it("refuses a side without trials", () => {
    expect(() => newcombeDifference({ successes: 0, trials: 0 }, { successes: 1, trials: 2 })).toThrow(
      RangeError,
    );
  });
});
