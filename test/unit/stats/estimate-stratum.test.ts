import { describe, expect, it } from "vitest";
import { estimateStratum } from "../../../lib/stats/estimate-stratum.ts";

const stratum = { stratum: "clean", verdict: "pass", N: 780, n: 120, wrong: 11, unsure: 4 } as const;

describe("estimateStratum", () => {
  it("gives the share of wrong units with the interval of its finite population", () => {
    const { rate, low, high, unsure } = estimateStratum(stratum);
    expect(rate).toBeCloseTo(0.091667, 6);
    expect(low).toBeCloseTo(0.052564, 6);
    expect(high).toBeCloseTo(0.147436, 6);
    expect(unsure).toBe(4);
  });

  it("has no share without a label right or wrong", () => {
    expect(estimateStratum({ ...stratum, n: 0, wrong: 0 })).toMatchObject({
      rate: null,
      low: null,
      high: null,
    });
  });

  it("has no share where the stratum has no units", () => {
    expect(estimateStratum({ ...stratum, N: 0, n: 0, wrong: 0, unsure: 0 }).rate).toBeNull();
  });

  it.each([
    { ...stratum, wrong: 121 },
    { ...stratum, unsure: 700 },
    { ...stratum, n: -1 },
    { ...stratum, N: 780.5 },
  ])("refuses counts that can't be: %j", (given) => {
    expect(() => estimateStratum(given)).toThrow(RangeError);
  });
});
