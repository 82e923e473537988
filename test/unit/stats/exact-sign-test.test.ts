import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactSignTest } from "../../../lib/stats/exact-sign-test.ts";

describe("exactSignTest", () => {
  it("agrees with the exact binomial test", () => {
    expect(exactSignTest(1, 5)).toBeCloseTo(0.21875, 12);
    expect(exactSignTest(0, 5)).toBeCloseTo(0.0625, 12);
    expect(exactSignTest(4, 4)).toBe(1);
  });

  it("is the sum of the tails that brute force counts", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 8 }), (first, second) => {
        fc.pre(first + second > 0);
        const trials = first + second;
        const uneven = Math.abs(first - second);
        let hits = 0;
        for (let coins = 0; coins < 2 ** trials; coins++) {
          const heads = coins.toString(2).replaceAll("0", "").length;
          if (Math.abs(2 * heads - trials) >= uneven) hits++;
        }
        expect(exactSignTest(first, second)).toBeCloseTo(hits / 2 ** trials, 10);
      }),
      { numRuns: 12 },
    );
  });

  it("does not care which side is which, and says nothing of no pairs", () => {
    expect(exactSignTest(30, 12)).toBe(exactSignTest(12, 30));
    expect(exactSignTest(0, 0)).toBeNull();
    expect(() => exactSignTest(-1, 2)).toThrow(RangeError);
  });
});
