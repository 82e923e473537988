import { describe, expect, test } from "vitest";
import { compileSuite } from "../../../lib/grading/compile-suite.ts";
import type { ToolObject } from "../../../lib/grading/model.ts";
import type { JsonText } from "../../../lib/json/json-node.ts";
import { checkRuleChanges } from "../../../lib/rules/check-rule-changes.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";

const tool: ToolObject = {
  kind: "tool",
  name: "issue_refund",
  description: null,
  inputSchema: JSON.stringify({
    type: "object",
    properties: {
      amount: { type: "number" },
      tags: { type: "array", items: { type: "string" } },
      limit: { default: 5 },
    },
    additionalProperties: false,
  }) as JsonText,
  effect: "side_effecting",
  defaults: null,
  evalNorms: { tags: { use: "set", options: {} } },
  extra: null,
};
const suite = compileSuite([tool], { argsMatch: "named", repeats: "signal" });
const norm = (path: string, use: string | null, options: Record<string, unknown> = {}, of = "issue_refund") =>
  ({ kind: "norm", tool: of, path, rule: use === null ? null : { use, options } }) satisfies RuleChange;
const stated = (path: string, value: string | null) =>
  ({ kind: "default", tool: "issue_refund", path, value: value as JsonText | null }) satisfies RuleChange;

describe("changes of rules", () => {
  test("that can be made have no problem", () => {
    const changes = [
      norm("amount", "money_cents", { minor_digits: 3 }),
      norm("tags", null),
      norm("tags[]", "case_insensitive"),
      norm("tags[]", null),
      stated("amount", "4200.0"),
      stated("limit", null),
    ];
    expect(checkRuleChanges(suite, changes)).toEqual([]);
  });

  test.each([
    [
      norm("amount", "number", {}, "isue_refund"),
      "The suite has no tool isue_refund. Did you mean issue_refund?",
    ],
    [norm("amount", "number", {}, "other"), "The suite has no tool other. There is issue_refund."],
    [norm("amount", "numbr"), "numbr for amount of issue_refund is no normalizer. Did you mean number?"],
    [
      norm("amount", "money_cents", { minor_digit: 2 }),
      "money_cents for amount of issue_refund: There is no option `minor_digit`; this normalizer takes `minor_digits`. Did you mean minor_digits?",
    ],
    [
      norm("amount", "prefix"),
      "prefix for amount of issue_refund: Option `length` must be given, from 1 to 10000.",
    ],
    [
      norm("amuont", "number"),
      "number is declared for amuont of issue_refund, a parameter that does not exist. Did you mean amount?",
    ],
    [
      norm("amount.x", "number"),
      "number is declared for amount.x of issue_refund, a parameter that does not exist. Did you mean amount?",
    ],
    [
      norm("everything", "number"),
      "number is declared for everything of issue_refund, a parameter that does not exist. There are amount, tags, limit.",
    ],
    [norm("tag", null), "There is no rule on tag of issue_refund to drop. Did you mean tags?"],
    [stated("amount", "{"), "The default of amount of issue_refund is not JSON: {."],
    [
      stated("amonut", "1"),
      "A default is stated for amonut of issue_refund, a parameter that does not exist. Did you mean amount?",
    ],
    [
      stated("amount", null),
      "No default is stated for amount of issue_refund, so that there is none to drop. There is limit.",
    ],
  ])("%j is refused, naming the nearest", (change, problem) => {
    expect(checkRuleChanges(suite, [change])).toEqual([problem]);
  });

  test("are held against what those before them leave", () => {
    expect(checkRuleChanges(suite, [norm("tags", null), norm("tags", null)])).toHaveLength(1);
    expect(checkRuleChanges(suite, [norm("amount", "number"), norm("amount", null)])).toEqual([]);
  });
});
