import { describe, expect, it } from "vitest";
import { differenceWords } from "../../../lib/compare/difference-words.ts";

describe("differenceWords", () => {
  it("says points, direction and interval", () => {
    expect(differenceWords({ difference: 0.031, low: -0.004, high: 0.066 })).toEqual({
      says: "fails 3.1 points more",
      interval: "95 %: −0.4 to +6.6",
      clear: false,
    });
    expect(differenceWords({ difference: -0.2, low: -0.3, high: -0.1 })).toEqual({
      says: "fails 20.0 points less",
      interval: "95 %: −30.0 to −10.0",
      clear: true,
    });
  });

  it("never says 0.0 of a change", () => {
    expect(differenceWords({ difference: 0.0001, low: -0.1, high: 0.1 }).says).toBe(
      "fails less than 0.1 points more",
    );
    expect(differenceWords({ difference: 0, low: -0.1, high: 0.1 }).says).toBe("fails as often");
  });
});
