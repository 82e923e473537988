import { describe, expect, it } from "vitest";
import { planDraw } from "../../../lib/audit/plan-draw.ts";

const strata = [
  { stratum: "failed:value", verdict: "fail" as const, population: 150 },
  { stratum: "failed:type", verdict: "fail" as const, population: 70 },
  { stratum: "clean", verdict: "pass" as const, population: 780 },
];
const expected = { failed: 0.53, clean: 11 / 120, secondsPerItem: 90, reviewsPerItem: 2 };

describe("planDraw", () => {
  it("says what sizes buy: a half-width for each stratum and for the whole, and the hours", () => {
    const two = [{ stratum: "failed", verdict: "fail" as const, population: 220 }, ...strata.slice(2)];
    const plan = planDraw(two, [100, 120], expected);
    // Reference: half of the widths of the intervals made with R 4.2.
    expect(plan.strata[0]?.halfWidth).toBeCloseTo((0.6 - 0.459091) / 2, 6);
    expect(plan.strata[1]?.halfWidth).toBeCloseTo((0.147436 - 0.052564) / 2, 6);
    expect(plan.halfWidth).toBeCloseTo((0.234246 - 0.153842) / 2, 6);
    expect(plan).toMatchObject({ items: 220, hours: 11, scope: "full" });
  });

  it("speaks of failures only where no clean unit is to be drawn", () => {
    expect(planDraw(strata, [60, 40, 0], expected).scope).toBe("failures_only");
    expect(planDraw(strata, [60, 0, 10], expected).scope).toBeNull();
  });
});
