import { describe, expect, test } from "vitest";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import type { CaseObject, ToolObject } from "../../../lib/grading/model.ts";
import { parseSource } from "../../../lib/grading/parse-source.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { applyRuleChanges } from "../../../lib/rules/apply-rule-changes.ts";
import { countCollisions } from "../../../lib/rules/count-collisions.ts";
import { listCandidates } from "../../../lib/rules/list-candidates.ts";
import { ruleAt } from "../../../lib/rules/rule-at.ts";
import { valuesAt } from "../../../lib/rules/values-at.ts";

const tool: ToolObject = {
  ...{ kind: "tool", name: "search", description: null, inputSchema: null, effect: null, defaults: null },
  ...{ evalNorms: {}, extra: null },
};
const suite = compileSuite([tool], { argsMatch: "named", repeats: "signal" });
const ruled = (path: string, use: string) =>
  applyRuleChanges(suite, [{ kind: "norm", tool: "search", path, rule: { use, options: {} } }]);
const collisions = (use: string, ...literals: string[]) =>
  countCollisions(
    literals.flatMap((literal) => parseSource(literal) ?? []),
    null,
    ruleAt(ruled("v", use), "search", "v"),
  );

describe("collisions", () => {
  test("count the values that are no longer told from another one", () => {
    expect(collisions("month", '"2026-03-01"', '"2026-03-02"', '"2026-03"', '"2026-04-01"')).toEqual({
      literals: 4,
      merged: 3,
      examples: [['"2026-03-01"', '"2026-03-02"']],
    });
    expect(collisions("unordered_list", '["a","b"]', '["b","a"]', '["a"]').merged).toBe(2);
  });

  test("take renderings of one value for one value", () => {
    expect(collisions("number", "42", '"42"', "42.0", "43")).toEqual({
      literals: 2,
      merged: 0,
      examples: [],
    });
  });
});

describe("values at a parameter", () => {
  const call = (args: string, argsAnyOf: Record<string, JsonText[]> = {}, name = "search") => ({
    ...{ name, args: args as JsonText, argTypes: {}, argsAnyOf, optionalArgs: [], extra: null },
  });
  const source = {
    ...{ kind: "case", caseId: "c", input: null, ordered: false, forbidOtherSideEffects: false },
    ...{ expectEffects: [], tags: [], extra: null },
    expectToolCalls: [
      call('{"items":[{"id":1.0},{"id":2}],"month":"2026-03"}'),
      call('{"month":"2026-09"}', {}, "other"),
    ],
    accept: [[call('{"items":[{"id":3}]}', { month: ['"2026-04"' as JsonText, '"2026-05"' as JsonText] })]],
  } satisfies CaseObject;
  const at = (...path: (string | number | null)[]) =>
    valuesAt(source, "search", path).map(({ node, text }) => text.slice(node.start, node.end));

  test("are those of all calls, alternatives and accepted values", () => {
    expect(at("items", null, "id")).toEqual(["1.0", "2", "3"]);
    expect(at("items", 1, "id")).toEqual(["2"]);
    expect(at("month")).toEqual(['"2026-03"', '"2026-04"', '"2026-05"']);
    expect(at("absent", null)).toEqual([]);
  });
});

describe("rules in force at a path", () => {
  test("are found below keys and items", () => {
    expect(ruleAt(ruled("items[].id", "number"), "search", "items[].id")?.normalizer?.name).toBe("number");
    expect(ruleAt(ruled("items[].id", "number"), "search", "items")?.items).not.toBeNull();
    expect(ruleAt(suite, "search", "items")).toBeNull();
    expect(ruleAt(suite, "nobody", "items")).toBeNull();
  });
});

describe("candidates", () => {
  const names = (isOnItems: boolean, ...pairs: [string | null, string | null][]) =>
    listCandidates(
      pairs.map(([expected, actual]) => ({ expected, actual })),
      isOnItems,
    ).map(({ use }) => use);

  test("are the normalizers that read some pair as equal, never one that is not to be suggested", () => {
    expect(names(false, ["5", '"5"'])).toEqual(["duration_seconds", "number", "json_text"]);
    expect(names(false, ['"2026-03"', '"2026-03-01"'], ['"EUR"', '"eur"'])).toEqual([
      "month",
      "case_insensitive",
    ]);
    expect(names(false, ['"INV-1"', '"INV-2"'])).toEqual([]);
  });

  test("are those of lists where there are lists, or findings on items", () => {
    expect(names(false, ["[1,2]", "[2,1]"])).toEqual(["unordered_list", "set"]);
    expect(names(true)).toEqual(["unordered_list", "set"]);
    expect(names(false, ["[1,2]", "1"], [null, "[1]"], ['"cut off…', "[1]"])).toEqual([]);
  });
});
