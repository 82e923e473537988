import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { estimateSample } from "../../../lib/stats/estimate-sample.ts";
import type { LabelledStratum } from "../../../lib/stats/labelled-stratum.ts";

const failed: LabelledStratum = { stratum: "failed", verdict: "fail", N: 220, n: 100, wrong: 53, unsure: 0 };
const clean: LabelledStratum = { stratum: "clean", verdict: "pass", N: 780, n: 120, wrong: 11, unsure: 0 };
const unread = { n: 0, wrong: 0, unsure: 0 };

const strata = fc.array(
  fc
    .record({
      verdict: fc.constantFrom("fail" as const, "pass" as const),
      N: fc.nat(2000),
      a: fc.nat(),
      b: fc.nat(),
      c: fc.nat(),
    })
    .map(({ verdict, N, a, b, c }) => {
      const n = a % (N + 1);
      return { stratum: `${verdict}:${N}`, verdict, N, n, wrong: b % (n + 1), unsure: c % (N - n + 1) };
    }),
  { minLength: 1, maxLength: 4 },
);

describe("estimateSample", () => {
  // Values of R 4.2.
  it("joins two strata to the rate and interval that R gives", () => {
    const { audited, reason } = estimateSample([failed, clean]);
    expect(audited).toMatchObject({ method: "midp_mover", scope: "full" });
    expect(reason).toBeNull();
    expect(audited?.rate).toBeCloseTo(0.1881, 6);
    expect(audited?.low).toBeCloseTo(0.153842, 6);
    expect(audited?.high).toBeCloseTo(0.234246, 6);
  });

  it("joins three strata to the rate and interval that R gives", () => {
    const { audited } = estimateSample([
      { ...failed, stratum: "failed:count", N: 50, n: 20, wrong: 9 },
      { ...failed, stratum: "failed:value", N: 150, n: 40, wrong: 10 },
      { ...clean, N: 800, n: 80, wrong: 4 },
    ]);
    expect(audited?.rate).toBeCloseTo(0.1, 6);
    expect(audited?.low).toBeCloseTo(0.0693, 6);
    expect(audited?.high).toBeCloseTo(0.153986, 6);
  });

  it("speaks of failures only where no clean unit is labelled", () => {
    const { audited, reason, unlabelled } = estimateSample([failed, { ...clean, ...unread }]);
    expect(audited).toMatchObject({ scope: "failures_only" });
    expect(audited?.rate).toBeCloseTo(0.1166, 6);
    expect(audited?.low).toBeCloseTo(0.101, 6);
    expect(audited?.high).toBeCloseTo(0.132, 6);
    expect({ reason, unlabelled }).toEqual({ reason: "clean_without_labels", unlabelled: ["clean"] });
  });

  it("has no estimate where a failed stratum has no label", () => {
    expect(estimateSample([{ ...failed, ...unread }, clean])).toMatchObject({
      audited: null,
      reason: "failed_without_labels",
      unlabelled: ["failed"],
    });
  });

  it("has no estimate where nothing failed and no clean unit is labelled", () => {
    expect(
      estimateSample([
        { ...failed, ...unread, N: 0 },
        { ...clean, ...unread },
      ]),
    ).toMatchObject({
      audited: null,
      reason: "clean_without_labels",
    });
  });

  it("does not miss labels in a stratum without units", () => {
    const { audited, unlabelled } = estimateSample([{ ...failed, ...unread, N: 0 }, clean]);
    expect(audited).toMatchObject({ scope: "full", rate: 11 / 120 });
    expect(unlabelled).toEqual([]);
  });

  it("has no estimate of an empty population", () => {
    expect(estimateSample([{ ...failed, ...unread, N: 0 }])).toMatchObject({
      audited: null,
      reason: "empty_population",
    });
  });

  it("leaves unsure labels out, and takes them once as right and once as wrong", () => {
    const { audited, unsureBounds } = estimateSample([{ ...failed, n: 90, wrong: 50, unsure: 10 }, clean]);
    expect(audited?.rate).toBeCloseTo(0.22 * (50 / 90) + 0.78 * (11 / 120), 12);
    expect(unsureBounds.asRight?.rate).toBeCloseTo(0.22 * 0.5 + 0.78 * (11 / 120), 12);
    expect(unsureBounds.asWrong?.rate).toBeCloseTo(0.22 * 0.6 + 0.78 * (11 / 120), 12);
  });

  it("takes labels that are all unsure for none, but bounds what they could mean", () => {
    const { audited, unsureBounds } = estimateSample([{ ...failed, n: 0, wrong: 0, unsure: 100 }, clean]);
    expect(audited).toBeNull();
    expect(unsureBounds.asWrong?.rate).toBeCloseTo(0.22 + 0.78 * (11 / 120), 12);
  });

  it("names the exact method where it is chosen, and is wider by it", () => {
    const usual = estimateSample([failed, clean]).audited;
    const exact = estimateSample([failed, clean], { weight: 1 }).audited;
    expect(exact?.method).toBe("exact_mover");
    expect(exact?.low).toBeLessThan(usual?.low ?? 0);
    expect(exact?.high).toBeGreaterThan(usual?.high ?? 1);
  });

  it("holds its rate within its interval, and between the unsure bounds of the same scope", () => {
    fc.assert(
      fc.property(strata, (given) => {
        const { audited, unsureBounds } = estimateSample(given);
        if (audited === null) return;
        expect(audited.low).toBeLessThanOrEqual(audited.rate);
        expect(audited.high).toBeGreaterThanOrEqual(audited.rate);
        expect(audited.low).toBeGreaterThanOrEqual(0);
        expect(audited.high).toBeLessThanOrEqual(1);
        const { asRight, asWrong } = unsureBounds;
        if (asRight?.scope !== audited.scope) return;
        expect(asRight.rate).toBeLessThanOrEqual(audited.rate + 1e-12);
        expect(asWrong?.rate).toBeGreaterThanOrEqual(audited.rate - 1e-12);
      }),
    );
  });

  it("is the share of wrong units itself where every unit is labelled", () => {
    fc.assert(
      fc.property(strata, (given) => {
        const read = given.map((one) => ({ ...one, n: one.N, wrong: Math.min(one.N, one.wrong), unsure: 0 }));
        const total = read.reduce((sum, { N }) => sum + N, 0);
        fc.pre(total > 0);
        const wrong = read.reduce((sum, one) => sum + one.wrong, 0);
        const { audited } = estimateSample(read);
        expect(audited?.rate).toBeCloseTo(wrong / total, 12);
        expect(audited?.low).toBeCloseTo(wrong / total, 12);
        expect(audited?.high).toBeCloseTo(wrong / total, 12);
      }),
    );
  });
});
