import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planSizes } from "../../../lib/stats/plan-sizes.ts";

const failed = { stratum: "failed", verdict: "fail", N: 220, rate: 0.5 } as const;
const clean = { stratum: "clean", verdict: "pass", N: 780, rate: 0.1 } as const;

describe("planSizes", () => {
  it("reaches the wanted half-width with items in every stratum", () => {
    const strata = fc.array(
      fc.record({
        stratum: fc.string(),
        verdict: fc.constantFrom("fail" as const, "pass" as const),
        N: fc.nat(100_000),
        rate: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(strata, fc.double({ min: 0.01, max: 0.3, noNaN: true }), (given, halfWidth) => {
        fc.pre(given.some(({ N }) => N > 0));
        const plan = planSizes({ strata: given, halfWidth, secondsPerItem: 60 });
        expect(plan.halfWidth).toBeLessThanOrEqual(halfWidth);
        expect(plan.scope).toBe("full");
        for (const [index, { n }] of plan.strata.entries()) {
          expect(n).toBeLessThanOrEqual(given[index]?.N ?? 0);
          expect(n).toBeGreaterThanOrEqual(Math.min(10, given[index]?.N ?? 0));
        }
      }),
      { numRuns: 50 },
    );
  });

  it("gives items to strata by their units and spread", () => {
    const { strata } = planSizes({ strata: [failed, clean], halfWidth: 0.04, secondsPerItem: 90 });
    const [first, second] = strata;
    expect((first?.n ?? 0) / (second?.n ?? 1)).toBeCloseTo((220 * 0.5) / (780 * 0.3), 1);
  });

  it("reads everything where nothing less will do", () => {
    const { items, halfWidth, hours } = planSizes({
      strata: [failed, clean],
      halfWidth: 1e-9,
      secondsPerItem: 36,
    });
    expect(items).toBe(1000);
    expect(halfWidth).toBeCloseTo(0, 12);
    expect(hours).toBe(10);
  });

  it("asks for more items for a narrower interval", () => {
    const sizes = [0.08, 0.06, 0.04, 0.02].map(
      (halfWidth) => planSizes({ strata: [failed, clean], halfWidth, secondsPerItem: 90 }).items,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    expect(new Set(sizes).size).toBe(4);
  });

  it("plans nothing for an empty population", () => {
    const plan = planSizes({ strata: [{ ...failed, N: 0 }], halfWidth: 0.05, secondsPerItem: 90 });
    expect(plan).toMatchObject({ items: 0, halfWidth: null, scope: null });
  });

  it.each([0, -1, Number.NaN])("refuses the half-width %d", (halfWidth) => {
    expect(() => planSizes({ strata: [failed], halfWidth, secondsPerItem: 90 })).toThrow(RangeError);
  });
});
