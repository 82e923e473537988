import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { combinedShare } from "../../../lib/audit/combined-share.ts";
import { estimateStratum } from "../../../lib/stats/estimate-stratum.ts";

const stratum = (verdict: "fail" | "pass", N: number, n: number, wrong: number) =>
  estimateStratum({ stratum: `${verdict} ${N}`, verdict, N, n, wrong, unsure: 0 });

describe("combinedShare", () => {
  it("is a lone stratum's own share and interval", () => {
    const share = combinedShare([stratum("fail", 220, 100, 53), stratum("pass", 780, 120, 11)], "fail");
    expect(share).toMatchObject({ N: 220, n: 100, wrong: 53 });
    expect(share?.rate).toBeCloseTo(0.53, 12);
    // Reference: mid-P hypergeometric interval made with R 4.2.
    expect(share?.low).toBeCloseTo(0.459091, 6);
    expect(share?.high).toBeCloseTo(0.6, 6);
  });

  it("weighs strata by their units, not by their labels", () => {
    const share = combinedShare([stratum("fail", 300, 10, 10), stratum("fail", 100, 90, 0)], "fail");
    expect(share?.rate).toBeCloseTo(0.75, 12);
    expect(share).toMatchObject({ N: 400, n: 100, wrong: 10 });
  });

  it("has no value where a stratum with units has no label, and minds no stratum without units", () => {
    expect(combinedShare([stratum("fail", 5, 2, 1), stratum("fail", 5, 0, 0)], "fail")).toBeNull();
    expect(combinedShare([stratum("fail", 5, 5, 1), stratum("fail", 0, 0, 0)], "fail")?.rate).toBe(0.2);
    expect(combinedShare([], "pass")).toBeNull();
  });

  it("stays within its interval and within 0 and 1", () => {
    const strata = fc.array(
      fc
        .tuple(fc.nat(60), fc.nat(60), fc.nat(60))
        .map((three) => three.toSorted((a, b) => a - b) as [number, number, number])
        .filter(([, n]) => n > 0)
        .map(([wrong, n, N]) => stratum("pass", N, n, wrong)),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(strata, (some) => {
        const share = combinedShare(some, "pass");
        expect(share).not.toBeNull();
        if (share === null) return;
        expect(share.low).toBeGreaterThanOrEqual(0);
        expect(share.low).toBeLessThanOrEqual(share.rate);
        expect(share.high).toBeGreaterThanOrEqual(share.rate);
        expect(share.high).toBeLessThanOrEqual(1);
      }),
    );
  });
});
