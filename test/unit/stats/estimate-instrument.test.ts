import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuditedItem } from "../../../lib/stats/audited-item.ts";
import { estimateInstrument } from "../../../lib/stats/estimate-instrument.ts";

const item = (stratum: string, verdict: AuditedItem["verdict"], wrong: boolean): AuditedItem => ({
  stratum,
  verdict,
  wrong,
});
const times = (count: number, one: AuditedItem) => Array.from({ length: count }, () => one);
const own = [
  { stratum: "failed", N: 220, verdict: "fail" },
  { stratum: "clean", N: 780, verdict: "pass" },
] as const;
const failed = [...times(53, item("failed", "fail", true)), ...times(47, item("failed", "fail", false))];
const clean = [...times(11, item("clean", "pass", true)), ...times(109, item("clean", "pass", false))];

describe("estimateInstrument", () => {
  it("weighs every item by the units it stands for", () => {
    const { falseShareOfFailures, falseShareOfPasses, sensitivity, specificity } = estimateInstrument(own, [
      ...failed,
      ...clean,
    ]);
    // By hand: 220 × 0.53 = 116.6 wrong units fail, 780 × 11/120 = 71.5 pass; 103.4 right ones fail, 708.5 pass.
    expect(falseShareOfFailures).toMatchObject({ value: 0.47, n: 100, reason: null });
    expect(falseShareOfPasses.value).toBeCloseTo(11 / 120, 12);
    expect(falseShareOfPasses.n).toBe(120);
    expect(sensitivity.value).toBeCloseTo(116.6 / 188.1, 12);
    expect(sensitivity.n).toBe(64);
    expect(specificity.value).toBeCloseTo(708.5 / 811.9, 12);
    expect(specificity.n).toBe(156);
  });

  it("judges another instrument by the same labels", () => {
    const strata = own.map((stratum) => ({ ...stratum, verdict: null }));
    const { falseShareOfFailures, falseShareOfPasses, ungraded } = estimateInstrument(strata, [
      ...times(50, item("failed", "fail", true)),
      ...times(3, item("failed", "ungraded", true)),
      ...times(7, item("failed", "fail", false)),
      ...times(40, item("failed", "pass", false)),
      ...times(2, item("clean", "fail", true)),
      ...times(9, item("clean", "pass", true)),
      ...times(109, item("clean", "pass", false)),
    ]);
    // An item of the failed stratum stands for 2.2 units, one of the clean stratum for 6.5.
    expect(falseShareOfFailures.value).toBeCloseTo((7 * 2.2) / (57 * 2.2 + 2 * 6.5), 12);
    expect(falseShareOfFailures.n).toBe(59);
    expect(falseShareOfPasses.value).toBeCloseTo((9 * 6.5) / (40 * 2.2 + 118 * 6.5), 12);
    expect(ungraded).toBe(3);
  });

  it("keeps the shares that an unlabelled stratum can't touch", () => {
    const { falseShareOfFailures, falseShareOfPasses, sensitivity, specificity } = estimateInstrument(
      own,
      failed,
    );
    expect(falseShareOfFailures).toEqual({ value: 0.47, n: 100, reason: null });
    for (const share of [falseShareOfPasses, sensitivity, specificity]) {
      expect(share).toMatchObject({ value: null, reason: "strata_without_labels" });
    }
  });

  it("has no share under another instrument where a stratum has no label", () => {
    const strata = own.map((stratum) => ({ ...stratum, verdict: null }));
    expect(estimateInstrument(strata, failed).falseShareOfFailures).toEqual({
      value: null,
      n: 100,
      reason: "strata_without_labels",
    });
  });

  it("says where no item is there to divide by", () => {
    const { sensitivity } = estimateInstrument(own, [
      item("failed", "fail", false),
      item("clean", "pass", false),
    ]);
    expect(sensitivity).toEqual({ value: null, n: 0, reason: "no_items" });
  });

  it("counts what is there where every unit is labelled", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("a", "b"), fc.constantFrom("fail", "pass"), fc.boolean()), {
          minLength: 1,
        }),
        (rows) => {
          const items = rows.map(([stratum, verdict, wrong]) =>
            item(stratum, verdict as "fail" | "pass", wrong),
          );
          const strata = ["a", "b"].map((stratum) => ({
            stratum,
            N: items.filter((one) => one.stratum === stratum).length,
            verdict: null,
          }));
          const fails = items.filter(({ verdict }) => verdict === "fail");
          const share = estimateInstrument(strata, items).falseShareOfFailures;
          if (fails.length === 0) expect(share.value).toBeNull();
          else expect(share.value).toBeCloseTo(fails.filter(({ wrong }) => !wrong).length / fails.length, 12);
        },
      ),
    );
  });

  it("refuses an item of an unknown stratum, and more items than units", () => {
    expect(() => estimateInstrument(own, [item("other", "fail", true)])).toThrow(RangeError);
    expect(() => estimateInstrument([{ stratum: "failed", N: 99, verdict: "fail" }], failed)).toThrow(
      RangeError,
    );
  });
});
