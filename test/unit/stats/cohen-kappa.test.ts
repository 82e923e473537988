import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cohenKappa } from "../../../lib/stats/cohen-kappa.ts";

const label = fc.constantFrom("right", "wrong", "unsure");
const times = (count: number, pair: [string, string]) => Array.from({ length: count }, () => pair);

describe("cohenKappa", () => {
  it("is 0.4 for the table [[20, 5], [10, 15]]", () => {
    const pairs = [
      ...times(20, ["yes", "yes"]),
      ...times(5, ["yes", "no"]),
      ...times(10, ["no", "yes"]),
      ...times(15, ["no", "no"]),
    ];
    expect(cohenKappa(pairs).value).toBeCloseTo(0.4, 6);
    expect(cohenKappa(pairs).n).toBe(50);
  });

  it("is 1 where all agree on more than one label, and negative where they agree less than by chance", () => {
    expect(
      cohenKappa([
        ["a", "a"],
        ["b", "b"],
      ]).value,
    ).toBe(1);
    expect(
      cohenKappa([
        ["a", "b"],
        ["b", "a"],
      ]).value,
    ).toBe(-1);
  });

  it("is undefined where the expected agreement is 1, however many items there are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (n) => {
        expect(cohenKappa(times(n, ["right", "right"]))).toEqual({ value: null, n, reason: "no_variation" });
      }),
    );
  });

  it("has no value without items", () => {
    expect(cohenKappa([])).toEqual({ value: null, n: 0, reason: "no_items" });
  });

  it("agrees with its definition in shares, and is the same with the reviewers swapped", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(label, label), { minLength: 1 }), (pairs) => {
        const share = (test: (pair: readonly [string, string]) => boolean) =>
          pairs.filter(test).length / pairs.length;
        const observed = share(([a, b]) => a === b);
        const expected = ["right", "wrong", "unsure"]
          .map((one) => share(([a]) => a === one) * share(([, b]) => b === one))
          .reduce((sum, product) => sum + product, 0);
        const { value } = cohenKappa(pairs);
        if (value === null) expect(expected).toBeCloseTo(1, 12);
        else expect(value).toBeCloseTo((observed - expected) / (1 - expected), 9);
        expect(cohenKappa(pairs.map(([a, b]) => [b, a])).value).toBe(value);
      }),
    );
  });
});
