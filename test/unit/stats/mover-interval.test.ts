import { describe, expect, it } from "vitest";
import { moverInterval } from "../../../lib/stats/mover-interval.ts";

describe("moverInterval", () => {
  it("joins weighted distances as a root of squares", () => {
    const { rate, low, high } = moverInterval([
      { weight: 0.5, rate: 0.5, low: 0.44, high: 0.58 },
      { weight: 0.5, rate: 0.3, low: 0.22, high: 0.36 },
    ]);
    expect(rate).toBeCloseTo(0.4, 12);
    expect(low).toBeCloseTo(0.4 - 0.05, 12);
    expect(high).toBeCloseTo(0.4 + 0.05, 12);
  });

  it("takes a bound on the wrong side of its rate for no distance", () => {
    expect(moverInterval([{ weight: 1, rate: 0.99, low: 0.9901, high: 0.9901 }])).toEqual({
      rate: 0.99,
      low: 0.99,
      high: 0.9901,
    });
  });

  it("is a point where nothing weighs anything", () => {
    expect(moverInterval([{ weight: 0, rate: 0.5, low: 0.1, high: 0.9 }])).toEqual({
      rate: 0,
      low: 0,
      high: 0,
    });
  });
});
