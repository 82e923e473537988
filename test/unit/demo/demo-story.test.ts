import { describe, expect, test } from "vitest";
import { DEMO_SEED } from "../../../lib/demo/demo-seed.ts";
import { callCounts, gradedDemo } from "./graded-demo.ts";

const shipped = gradedDemo(DEMO_SEED);
const ruled = gradedDemo(DEMO_SEED, { rules: true });

/**
 * The story that the demo is to tell: exact 22 %, of which 47 % false (18 encodings, 14 order, 9 stated defaults,
 * 6 another path), claims 18 %, equivalent with rules 12.4 %, hand count 11.7 %, and 9 % of clean records wrong.
 * It arises from habits, so it is held within bands; they are of the whole population, not of a sample.
 */
describe("the demo's story", () => {
  const exact = callCounts(shipped, "exact");

  test("about 3,800 calls are counted, and about 22 % of them fail under exact", () => {
    expect(exact.calls).toBeGreaterThan(3_600);
    expect(exact.calls).toBeLessThan(4_000);
    expect(exact.failing / exact.calls).toBeGreaterThan(0.215);
    expect(exact.failing / exact.calls).toBeLessThan(0.23);
  });

  test("about half of those failures are the assertion's own, by four causes", () => {
    expect(exact.failingRight / exact.failing).toBeGreaterThan(0.455);
    expect(exact.failingRight / exact.failing).toBeLessThan(0.485);
    const share = (cause: string) => (exact.causes[cause] ?? 0) / exact.failing;
    expect(share("equivalent_encoding")).toBeGreaterThan(0.165);
    expect(share("equivalent_encoding")).toBeLessThan(0.195);
    expect(share("argument_order")).toBeGreaterThan(0.13);
    expect(share("argument_order")).toBeLessThan(0.155);
    expect(share("stated_default")).toBeGreaterThan(0.08);
    expect(share("stated_default")).toBeLessThan(0.1);
    expect(share("other_valid_path")).toBeGreaterThan(0.05);
    expect(share("other_valid_path")).toBeLessThan(0.07);
  });

  test("about 11.7 % of the calls fail and are wrong", () => {
    expect(exact.failingWrong / exact.calls).toBeGreaterThan(0.11);
    expect(exact.failingWrong / exact.calls).toBeLessThan(0.125);
  });

  test("claims fail less, and rules for nine tools bring the rate near the hand count", () => {
    const claims = callCounts(shipped, "claims");
    const equivalent = callCounts(ruled, "equivalent");
    expect(claims.failing / claims.calls).toBeGreaterThan(0.165);
    expect(claims.failing / claims.calls).toBeLessThan(0.195);
    expect(equivalent.failing / equivalent.calls).toBeGreaterThan(0.115);
    expect(equivalent.failing / equivalent.calls).toBeLessThan(0.135);
    expect(Math.abs(equivalent.failing / equivalent.calls - exact.failingWrong / exact.calls)).toBeLessThan(
      0.015,
    );
  });

  test("rules lose hardly any failure that is genuine", () => {
    const claims = callCounts(shipped, "claims");
    const equivalent = callCounts(ruled, "equivalent");
    expect(equivalent.failingWrong / claims.failingWrong).toBeGreaterThan(0.97);
  });

  test.each(["exact", "equivalent"] as const)("about 9 %% of the records that pass %s are wrong", (level) => {
    const clean = shipped.filter(({ results }) => results[level].verdict === "pass");
    const wrong = clean.filter(({ truth }) => truth.record === "agent_wrong");
    expect(wrong.length / clean.length).toBeGreaterThan(0.08);
    expect(wrong.length / clean.length).toBeLessThan(0.11);
  });
});

describe("the simulated suite", () => {
  test("has a harness that says what a naive assertion says", () => {
    const differing = shipped.filter(
      ({ results }) =>
        results.exact.verdict !== "ungraded" && results.exact.verdict !== results.harness.verdict,
    );
    expect(differing).toEqual([]);
  });

  test("leaves ungraded what broke off or has a broken contract, and little else", () => {
    const ungraded = shipped.filter(({ results }) => results.claims.verdict === "ungraded");
    expect(ungraded.length).toBeGreaterThan(36);
    expect(ungraded.length).toBeLessThan(60);
  });

  test("shows every way of being wrong and every way of being failed wrongly", () => {
    const causes = new Set(
      shipped.flatMap(({ truth }) => [truth.cause, ...truth.calls.map(({ cause }) => cause)]),
    );
    expect([...causes].filter((cause) => cause !== null).sort()).toEqual([
      "argument_order",
      "belt_and_braces",
      "equivalent_encoding",
      "hallucinated_argument",
      "misread_case",
      "other_valid_path",
      "repeated_call",
      "retry_loop",
      "stated_default",
      "stub_hid_it",
      "unwarranted_call",
      "wrong_expectation",
      "wrong_rendering",
      "wrong_selection",
      "wrong_step_order",
    ]);
  });

  test("shows findings of every argument and name claim, and the signals of a dispatcher that rewrites", () => {
    const kinds = new Set(shipped.flatMap(({ results }) => results.claims.findings.map(({ kind }) => kind)));
    for (const kind of [
      "missing_call",
      "too_many_calls",
      "wrong_tool",
      "name_variant",
      "wrong_value",
      "unexpected_argument",
      "unparseable_arguments",
      "wrong_type",
      "other_side_effect",
    ] as const) {
      expect(kinds).toContain(kind);
    }
    const signals = new Set(
      shipped.flatMap(({ results }) =>
        results.claims.signals.map(({ signal, detail }) => `${signal} ${detail}`),
      ),
    );
    for (const signal of [
      "rewrite value_changed",
      "rewrite type_only",
      "rewrite dropped",
      "repeat repeated_call",
    ]) {
      expect(signals).toContain(signal);
    }
  });

  describe("months written at a local midnight, which are the month before in UTC", () => {
    const midnights = ruled.filter(({ record, truth }) =>
      record.toolCalls.some(
        ({ name, argumentsRaw }, index) =>
          name === "search_invoices" &&
          argumentsRaw?.includes('-01T00:00:00+01:00"') &&
          truth.calls[index]?.cause === "wrong_rendering",
      ),
    );

    test("are many enough to be met in a sample, and stay wrong under the rules", () => {
      expect(midnights.length).toBeGreaterThan(20);
      const verdicts = midnights.map(({ results }) => results.equivalent.verdict);
      expect(verdicts).not.toContain("pass");
    });

    test("fail where the world is looked at", () => {
      const seen = midnights.filter(({ record }) => record.effects !== null);
      expect(seen.length).toBeGreaterThan(5);
      for (const { record, results } of seen) {
        expect(record.effects).toContainEqual(
          expect.objectContaining({ name: "answer of search_invoices, as asked", passed: false }),
        );
        expect(results.effect.verdict).toBe("fail");
      }
    });
  });

  test("has a world that bears the truth out: what was done right is found there, once, and nothing else", () => {
    const seen = shipped.filter(
      ({ record, truth }) =>
        record.effects !== null && truth.record === "agent_right" && truth.cause !== "wrong_expectation",
    );
    const missed = seen.filter(({ record }) => record.effects?.some(({ passed }) => !passed));
    expect(seen.length).toBeGreaterThan(300);
    expect(missed.map(({ record }) => record.recordId)).toEqual([]);
  });

  test("has a world that finds out most wrong deeds, also some that look clean", () => {
    const wrong = shipped.filter(
      ({ record, truth }) => record.effects?.length && truth.record === "agent_wrong",
    );
    const found = wrong.filter(({ record }) => record.effects?.some(({ passed }) => !passed));
    expect(found.length / wrong.length).toBeGreaterThan(0.5);
    expect(found.some(({ results }) => results.claims.verdict === "pass")).toBe(true);
  });

  test("lets the agent claim what did not happen", () => {
    const claimed = shipped.filter(
      ({ record, truth }) => truth.cause === "stub_hid_it" && record.finalMessage?.startsWith("All set"),
    );
    expect(claimed.length).toBeGreaterThan(10);
  });
});
