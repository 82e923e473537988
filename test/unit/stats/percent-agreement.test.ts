import { describe, expect, it } from "vitest";
import { percentAgreement } from "../../../lib/stats/percent-agreement.ts";

describe("percentAgreement", () => {
  it("is the share of items that two reviewers label alike", () => {
    expect(
      percentAgreement([["right", "right"], ["right", "wrong"], ["wrong", "wrong"], ["unsure"]]),
    ).toEqual({
      value: 2 / 3,
      n: 3,
      reason: null,
    });
  });

  it("is the mean share of agreeing pairs where more people label an item", () => {
    expect(
      percentAgreement([
        ["a", "a", "b"],
        ["a", "a", "a"],
      ]).value,
    ).toBeCloseTo((1 / 3 + 1) / 2, 12);
  });

  it("has no value where no item has two labels", () => {
    expect(percentAgreement([["a"], []])).toEqual({ value: null, n: 0, reason: "no_items" });
  });
});
