import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { krippendorffAlpha } from "../../../lib/stats/krippendorff-alpha.ts";

describe("krippendorffAlpha", () => {
  // Krippendorff (2011), examples B and C: a row an observer, a column an item, `.` where there is no label.
  it.each([
    ["two observers, five labels", ["aabbdcccedda", "babbbccceddd"], 0.692, 12],
    ["four observers, gaps", ["123321412...", "1233224125.3", ".3332342251.", "12332441251."], 0.743, 11],
  ])("agrees with the published example of %s", (_, rows, alpha, items) => {
    const columns = [...(rows[0] ?? "")].map((_, at) => rows.map((row) => row[at] ?? "."));
    const result = krippendorffAlpha(columns.map((labels) => labels.filter((label) => label !== ".")));
    expect(result.value).toBeCloseTo(alpha, 3);
    expect(result.n).toBe(items);
  });

  it("is 1 where all agree on more than one label", () => {
    expect(
      krippendorffAlpha([
        ["a", "a", "a"],
        ["b", "b"],
      ]).value,
    ).toBe(1);
  });

  it("has no value where only one label is used, or no item has two", () => {
    expect(krippendorffAlpha([["a", "a"], ["a", "a"], ["b"]])).toEqual({
      value: null,
      n: 2,
      reason: "no_variation",
    });
    expect(krippendorffAlpha([["a"]])).toEqual({ value: null, n: 0, reason: "no_items" });
  });

  it("is one minus observed over expected disagreement of all pairs of labels", () => {
    const items = fc.array(fc.array(fc.constantFrom("a", "b", "c"), { minLength: 2, maxLength: 5 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(items, (units) => {
        const all = units.flat();
        let expected = 0;
        for (const [i, a] of all.entries())
          for (const [j, b] of all.entries()) if (i !== j && a !== b) expected++;
        expected /= all.length * (all.length - 1);
        let observed = 0;
        for (const labels of units) {
          for (const [i, a] of labels.entries()) {
            for (const [j, b] of labels.entries())
              if (i !== j && a !== b) observed += 1 / (labels.length - 1);
          }
        }
        observed /= all.length;
        const { value } = krippendorffAlpha(units);
        if (expected === 0) expect(value).toBeNull();
        else expect(value).toBeCloseTo(1 - observed / expected, 9);
      }),
    );
  });
});
