import { describe, expect, it } from "vitest";
import { measuredRate } from "../../../lib/stats/measured-rate.ts";

describe("measuredRate", () => {
  it("is the failing share of graded units", () => {
    expect(measuredRate(220, 780)).toEqual({ rate: 0.22, failing: 220, clean: 780 });
  });

  it("has no rate where nothing is graded", () => {
    expect(measuredRate(0, 0).rate).toBeNull();
  });

  it.each([
    [-1, 2],
    [1, 0.5],
    [Number.NaN, 1],
  ])("refuses %d and %d", (failing, clean) => {
    expect(() => measuredRate(failing, clean)).toThrow(RangeError);
  });
});
