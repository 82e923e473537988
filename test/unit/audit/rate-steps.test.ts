import { describe, expect, it } from "vitest";
import { rateSteps } from "../../../lib/audit/rate-steps.ts";

describe("rateSteps", () => {
  it("leads from the measured to the audited rate", () => {
    const steps = rateSteps({ failing: 220, clean: 780 }, { rate: 0.53 }, { rate: 11 / 120 });
    expect(steps?.measured).toBeCloseTo(0.22, 12);
    expect(steps?.falseFailure).toBeCloseTo(0.1034, 12);
    expect(steps?.genuine).toBeCloseTo(0.1166, 12);
    expect(steps?.hidden).toBeCloseTo(0.0715, 12);
    // Reference: the stratified estimate of these strata, made with R 4.2.
    expect((steps?.measured ?? 0) - (steps?.falseFailure ?? 0) + (steps?.hidden ?? 0)).toBeCloseTo(0.1881, 6);
  });

  it("does not take passes that nobody read for right", () => {
    expect(rateSteps({ failing: 220, clean: 780 }, { rate: 0.53 }, null)?.hidden).toBeNull();
  });

  it("needs labelled failures where there are any", () => {
    expect(rateSteps({ failing: 2, clean: 8 }, null, { rate: 0 })).toBeNull();
    expect(rateSteps({ failing: 0, clean: 8 }, null, { rate: 0.5 })).toEqual({
      measured: 0,
      falseFailure: 0,
      genuine: 0,
      hidden: 0.5,
    });
    expect(rateSteps({ failing: 0, clean: 0 }, null, null)).toBeNull();
    expect(rateSteps({ failing: 4, clean: 0 }, { rate: 0.5 }, null)?.hidden).toBe(0);
  });
});
