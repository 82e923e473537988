import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import { instrumentsOfSuite } from "../../../lib/grading/instruments-of-suite.ts";
import type { NormalizerUse, ToolObject } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { applyRuleChanges } from "../../../lib/rules/apply-rule-changes.ts";
import { lastChanges } from "../../../lib/rules/last-changes.ts";
import { parseRulesYaml } from "../../../lib/rules/parse-rules-yaml.ts";
import { printRulesYaml } from "../../../lib/rules/print-rules-yaml.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";
import { rulesInForce } from "../../../lib/rules/rules-in-force.ts";

const NAMES = ["search", "__proto__"];
const PATHS = ["month", "limit", "constructor"];
const tool = (name: string, evalNorms: Record<string, NormalizerUse> = {}): ToolObject => ({
  ...{ kind: "tool", name, description: null, effect: null, evalNorms, extra: null },
  inputSchema: '{"properties":{"month":{},"limit":{"default":50.0},"constructor":{}}}' as JsonText,
  defaults: '{"month": "2026-03"}' as JsonText,
});
const suiteOf = (tools: readonly ToolObject[]) =>
  compileSuite(tools, { argsMatch: "named", repeats: "signal" });
const plain = suiteOf(NAMES.map((name) => tool(name)));
const idOf = (suite: typeof plain) => instrumentsOfSuite(suite).equivalent.id;

const place = { tool: fc.constantFrom(...NAMES), path: fc.constantFrom(...PATHS) };
const change: fc.Arbitrary<RuleChange> = fc.oneof(
  fc.record({
    kind: fc.constant("norm" as const),
    ...place,
    rule: fc.option(fc.constantFrom("month", "number").map((use) => ({ use, options: {} }))),
  }),
  fc.record({
    kind: fc.constant("default" as const),
    ...place,
    value: fc.option(fc.constantFrom("50", "50.0", "null") as fc.Arbitrary<JsonText>),
  }),
);

describe("changes made to a suite", () => {
  test("make the instrument that the suite has when it comes with the rules", () => {
    const norms = { month: { use: "month", options: {} } };
    const changed = applyRuleChanges(plain, [
      { kind: "norm", tool: "search", path: "month", rule: { use: "month", options: {} } },
    ]);
    expect(idOf(changed)).toBe(idOf(suiteOf([tool("search", norms), tool("__proto__")])));
    expect(idOf(changed)).not.toBe(idOf(plain));
  });

  test("leave the suite handed over as it is, and what it lacks or what is no JSON aside", () => {
    const before = idOf(plain);
    const changed = applyRuleChanges(plain, [
      { kind: "norm", tool: "nobody", path: "month", rule: { use: "month", options: {} } },
      { kind: "default", tool: "search", path: "month", value: "{" as JsonText },
    ]);
    expect(idOf(changed)).toBe(before);
    expect(idOf(plain)).toBe(before);
  });

  test("come to the same as the last ones on each place", () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        expect(idOf(applyRuleChanges(plain, lastChanges(changes)))).toBe(
          idOf(applyRuleChanges(plain, changes)),
        );
      }),
    );
  });

  test("and then taken back give the instrument of before, whose verdicts are still there", () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const changed = applyRuleChanges(plain, changes);
        const back = changes.map((one): RuleChange => {
          const own = plain.tools.get(one.tool);
          if (one.kind === "norm") return { ...one, rule: null };
          const source = own?.defaults.get(one.path);
          const value = source?.text.slice(source.node.start, source.node.end) ?? null;
          return { ...one, value: value as JsonText | null };
        });
        expect(idOf(applyRuleChanges(changed, back))).toBe(idOf(plain));
      }),
    );
  });

  test("come out as YAML that makes the same instrument of the suite as it came, drops of normalizers apart", () => {
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const changed = applyRuleChanges(plain, changes);
        const { changes: read, problems } = parseRulesYaml(printRulesYaml(rulesInForce(changed)));
        expect(problems).toEqual([]);
        // The tool's own default that was dropped is no part of the schema: nothing but the file's absence says so.
        const dropped = changes.some(
          (one) => one.kind === "default" && one.path === "month" && one.value === null,
        );
        fc.pre(!dropped);
        expect(idOf(applyRuleChanges(plain, read))).toBe(idOf(changed));
      }),
    );
  });
});
