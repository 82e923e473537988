import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { DEMO_SEED } from "../../../lib/demo/demo-seed.ts";
import { demoStream } from "../../../lib/demo/demo-stream.ts";
import { DEMO_SUITE } from "../../../lib/demo/demo-suite.ts";
import { generateDemo } from "../../../lib/demo/generate-demo.ts";
import { checkContract } from "../../../lib/grading/check-contract.ts";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import type { NativeObject } from "../../../lib/grading/model.ts";

const hashOf = (seed: number, end?: string) => {
  const hash = createHash("sha256");
  for (const line of demoStream(seed, end === undefined ? {} : { end })) hash.update(`${line}\n`);
  return hash.digest("hex");
};

describe("the demo's stream", () => {
  const objects = [...generateDemo(DEMO_SEED)];
  const ofKind = <K extends NativeObject["kind"]>(kind: K) =>
    objects.filter((object): object is Extract<NativeObject, { kind: K }> => object.kind === kind);

  test("is the same, byte for byte, for the same seed and end, and another for another", () => {
    expect(hashOf(DEMO_SEED)).toBe(hashOf(DEMO_SEED));
    expect(hashOf(DEMO_SEED + 1)).not.toBe(hashOf(DEMO_SEED));
    expect(hashOf(DEMO_SEED, "2027-01-05T06:00:00Z")).not.toBe(hashOf(DEMO_SEED));
  });

  test("holds a suite of 42 tools and 200 cases, and 12 weekly runs of all of them", () => {
    expect(ofKind("suite").map(({ suite }) => suite)).toEqual([DEMO_SUITE]);
    expect(new Set(ofKind("tool").map(({ name }) => name)).size).toBe(42);
    expect(new Set(ofKind("case").map(({ caseId }) => caseId)).size).toBe(200);
    expect(ofKind("case")).toHaveLength(200);
    const starts = ofKind("run").map(({ startedAt }) => Date.parse(startedAt ?? ""));
    expect(starts).toHaveLength(12);
    const week = 7 * 24 * 3_600_000;
    expect(new Set(starts.slice(1).map((at, index) => at - (starts[index] ?? 0)))).toEqual(new Set([week]));
    expect(new Set(ofKind("record").map(({ recordId }) => recordId)).size).toBe(12 * 200);
    expect(ofKind("record")).toHaveLength(12 * 200);
  });

  test("ends when it is told to", () => {
    const runs = [...generateDemo(DEMO_SEED, { end: "2027-01-05T06:00:00Z" })].flatMap((object) =>
      object.kind === "run" ? [object.startedAt] : [],
    );
    expect(runs.at(-1)).toBe("2027-01-05T06:00:00.000Z");
  });

  test("changes model, prompt, commit and price between runs", () => {
    const runs = ofKind("run");
    expect(new Set(runs.map(({ model }) => model)).size).toBe(2);
    expect(new Set(runs.map(({ labels }) => labels)).size).toBe(3);
    expect(new Set(runs.map(({ gitSha }) => gitSha)).size).toBe(12);
    const costPerToken = runs.map(({ runId }) => {
      const usages = ofKind("record").flatMap((record) =>
        record.runId === runId && record.usage ? [record.usage] : [],
      );
      const cost = usages.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0);
      return cost / usages.reduce((sum, { inputTokens }) => sum + (inputTokens ?? 0), 0);
    });
    expect(costPerToken[6]).toBeLessThan(costPerToken[0] ?? 0);
    expect(costPerToken[7]).toBeGreaterThan(costPerToken[6] ?? 0);
  });

  test("has three cases with a broken contract and two undeclared tools to attend to, and nothing else", () => {
    const suite = compileSuite(ofKind("tool"), { argsMatch: "named", repeats: "signal" });
    const violations = [...checkContract(suite, ofKind("case"))].map(({ violation, caseId, tool }) =>
      [violation, caseId ?? tool].join(" "),
    );
    expect(violations.sort()).toEqual([
      "K1 orders_by_state_old_name",
      "K2 credit_goodwill_old_parameter",
      "K5 recalculate_loyalty_tier",
      "K5 sync_crm_contact",
      "K6 invoices_by_state_old_state",
    ]);
  });

  test("comes without rules as shipped, and with rules that keep the contract where they are asked for", () => {
    expect(ofKind("tool").every(({ evalNorms }) => Object.keys(evalNorms).length === 0)).toBe(true);
    expect(ofKind("case").every(({ accept }) => accept.length === 0)).toBe(true);
    const ruled = [...generateDemo(DEMO_SEED, { rules: true })];
    const tools = ruled.filter((object) => object.kind === "tool");
    expect(tools.filter(({ evalNorms }) => Object.keys(evalNorms).length > 0)).toHaveLength(9);
    const cases = ruled.filter((object) => object.kind === "case");
    expect(cases.filter(({ accept }) => accept.length > 0).length).toBeGreaterThan(20);
    const suite = compileSuite(tools, { argsMatch: "named", repeats: "signal" });
    expect([...checkContract(suite, cases)].filter(({ violation }) => violation === "K7")).toEqual([]);
  });

  test("knows the truth of every record and each of its calls", () => {
    for (const { extra, toolCalls } of ofKind("record")) {
      const { simulated_truth: truth } = JSON.parse(extra ?? "{}");
      expect(["agent_right", "agent_wrong"]).toContain(truth.record);
      expect(truth.calls).toHaveLength(toolCalls.length);
    }
  });
});
