import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planStratumInterval } from "../../../lib/stats/plan-stratum-interval.ts";
import { planStratumSize } from "../../../lib/stats/plan-stratum-size.ts";

const halfWidthOf = (given: { N: number | null; n: number; rate: number }) => {
  const { low, high } = planStratumInterval(given);
  return (high - low) / 2;
};

describe("planStratumSize", () => {
  // Wilson at ½: half-width z / (2 √(n + z²)), so n = z² / (4 h²) − z² = 92.2, the next whole one.
  it("agrees with the closed form where there is no finite population", () => {
    expect(planStratumSize({ N: null, halfWidth: 0.1, rate: 0.5 })).toBe(93);
  });

  it("reaches the half-width, and would not with one item less", () => {
    const given = fc.record({
      N: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 5_000_000 })),
      halfWidth: fc.double({ min: 0.005, max: 0.4, noNaN: true }),
      rate: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(given, ({ N, halfWidth, rate }) => {
        const n = planStratumSize({ N, halfWidth, rate });
        expect(halfWidthOf({ N, n, rate })).toBeLessThanOrEqual(halfWidth);
        if (n > 1) expect(halfWidthOf({ N, n: n - 1, rate })).toBeGreaterThan(halfWidth);
      }),
    );
  });

  it("asks for fewer items of a smaller population, and for all of them where nothing else does", () => {
    const endless = planStratumSize({ N: null, halfWidth: 0.05, rate: 0.5 });
    expect(planStratumSize({ N: 500, halfWidth: 0.05, rate: 0.5 })).toBeLessThan(endless);
    expect(planStratumSize({ N: 50, halfWidth: 1e-9, rate: 0.5 })).toBe(50);
  });

  it("asks for nothing of nothing", () => {
    expect(planStratumSize({ N: 0, halfWidth: 0.05, rate: 0.5 })).toBe(0);
  });

  it.each([
    { N: 10, halfWidth: 0, rate: 0.5 },
    { N: null, halfWidth: 0.0001, rate: 0.5 },
    { N: -1, halfWidth: 0.1, rate: 0.5 },
    { N: 10, halfWidth: 0.1, rate: 2 },
  ])("refuses %j", (given) => {
    expect(() => planStratumSize(given)).toThrow(RangeError);
  });
});
