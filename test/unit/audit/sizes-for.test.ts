import { describe, expect, it } from "vitest";
import { sizesFor } from "../../../lib/audit/sizes-for.ts";

const strata = [
  { stratum: "failed:value", verdict: "fail" as const, population: 150 },
  { stratum: "failed:type", verdict: "fail" as const, population: 70 },
  { stratum: "clean", verdict: "pass" as const, population: 780 },
];
const expected = { failed: 0.5, clean: 0.1, secondsPerItem: 90, reviewsPerItem: 1 };

describe("sizesFor", () => {
  it("sums the strata of a kind, and keeps what it promises", () => {
    const sizes = sizesFor(strata, 0.04, expected);
    expect(sizes.failed).toBeGreaterThanOrEqual(20);
    expect(sizes.failed).toBeLessThanOrEqual(220);
    expect(sizes.clean).toBeLessThanOrEqual(780);
    const narrower = sizesFor(strata, 0.02, expected);
    expect(narrower.failed + narrower.clean).toBeGreaterThan(sizes.failed + sizes.clean);
  });

  it("gives the sizes of its example", () => {
    const two = [{ stratum: "failed", verdict: "fail" as const, population: 220 }, ...strata.slice(2)];
    expect(sizesFor(two, 0.04, expected)).toEqual({ failed: 69, clean: 146 });
  });

  it("asks for everything where no less is enough", () => {
    expect(sizesFor(strata, 1e-9, expected)).toEqual({ failed: 220, clean: 780 });
  });
});
