import { describe, expect, it } from "vitest";
import { midPInterval } from "../../../lib/stats/mid-p-interval.ts";
import { planStratumInterval } from "../../../lib/stats/plan-stratum-interval.ts";
import { wilsonInterval } from "../../../lib/stats/wilson-interval.ts";

describe("planStratumInterval", () => {
  it("is the interval that labels with this share would give", () => {
    const { low, high } = midPInterval({ N: 220, n: 100, x: 53 });
    expect(planStratumInterval({ N: 220, n: 100, rate: 0.53 })).toEqual({ low, high });
    expect(planStratumInterval({ N: null, n: 100, rate: 0.47 })).toEqual(wilsonInterval(47, 100));
  });

  it("mixes its two neighbours where the share gives no whole count", () => {
    const fewer = midPInterval({ N: 220, n: 30, x: 15 });
    const more = midPInterval({ N: 220, n: 30, x: 16 });
    const { low, high } = planStratumInterval({ N: 220, n: 30, rate: 15.25 / 30 });
    expect(low).toBeCloseTo(fewer.low * 0.75 + more.low * 0.25, 9);
    expect(high).toBeCloseTo(fewer.high * 0.75 + more.high * 0.25, 9);
  });

  it("takes 0.1 of 30 for 3", () => {
    const { low, high } = midPInterval({ N: 90, n: 30, x: 3 });
    expect(planStratumInterval({ N: 90, n: 30, rate: 0.1 })).toEqual({ low, high });
  });

  it.each([
    { N: 10, n: 11, rate: 0.5 },
    { N: null, n: 0, rate: 0.5 },
    { N: 10, n: 5, rate: 1.1 },
    { N: 10, n: 5, rate: Number.NaN },
  ])("refuses %j", (given) => {
    expect(() => planStratumInterval(given)).toThrow(RangeError);
  });
});
