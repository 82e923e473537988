import { describe, expect, it } from "vitest";
import { estimateSample } from "../../../lib/stats/estimate-sample.ts";
import { planHalfWidth } from "../../../lib/stats/plan-half-width.ts";

const failed = { stratum: "failed", verdict: "fail", N: 220, n: 100, rate: 0.53 } as const;
const clean = { stratum: "clean", verdict: "pass", N: 780, n: 120, rate: 0.1 } as const;

describe("planHalfWidth", () => {
  it("is what the estimate will have if the labels show the expected shares", () => {
    const plan = planHalfWidth({ strata: [failed, clean], secondsPerItem: 90 });
    const { audited, strata } = estimateSample([
      { ...failed, wrong: 53, unsure: 0 },
      { ...clean, wrong: 12, unsure: 0 },
    ]);
    expect(plan.halfWidth).toBeCloseTo(((audited?.high ?? 0) - (audited?.low ?? 0)) / 2, 12);
    expect(plan.strata.map(({ halfWidth }) => halfWidth)).toEqual(
      strata.map(({ low, high }) => ((high ?? 0) - (low ?? 0)) / 2),
    );
    expect(plan.scope).toBe("full");
  });

  it("counts the hours of reading by every reviewer", () => {
    expect(planHalfWidth({ strata: [failed, clean], secondsPerItem: 90 })).toMatchObject({
      items: 220,
      hours: 5.5,
    });
    expect(planHalfWidth({ strata: [failed], secondsPerItem: 90, reviewsPerItem: 2 }).hours).toBe(5);
  });

  it("speaks of failures only where no clean item is planned", () => {
    const plan = planHalfWidth({ strata: [failed, { ...clean, n: 0 }], secondsPerItem: 90 });
    expect(plan.scope).toBe("failures_only");
    expect(plan.halfWidth).toBeCloseTo(0.0155, 12);
    expect(plan.strata[1]?.halfWidth).toBeNull();
  });

  it("promises no audited rate where a failed stratum gets no item", () => {
    const plan = planHalfWidth({ strata: [{ ...failed, n: 0 }, clean], secondsPerItem: 90 });
    expect(plan).toMatchObject({ scope: null, halfWidth: null });
  });

  it("promises none of an empty population", () => {
    const plan = planHalfWidth({ strata: [{ ...failed, N: 0, n: 0 }], secondsPerItem: 90 });
    expect(plan).toMatchObject({ scope: null, halfWidth: null, items: 0, hours: 0 });
  });

  it.each([221, -1, 1.5])("refuses the size %d of 220", (n) => {
    expect(() => planHalfWidth({ strata: [{ ...failed, n }], secondsPerItem: 90 })).toThrow(RangeError);
  });
});
