import { describe, expect, test } from "vitest";
import { breadthOf } from "../../../lib/rules/breadth-of.ts";
import { isAdvisable } from "../../../lib/rules/is-advisable.ts";
import type { MeasuredRule } from "../../../lib/rules/measured-rule.ts";
import { rankRules } from "../../../lib/rules/rank-rules.ts";

const measured = (use: string, parts: Partial<MeasuredRule> = {}): MeasuredRule => ({
  rule: { use, options: {} },
  settled: 10,
  records: 10,
  labels: { gained: 0, contradicted: 0 },
  effects: { supported: 0, contradicted: 0 },
  collisions: { literals: 9, merged: 0, examples: [] },
  looseness: 0,
  ...parts,
});
const order = (...rules: MeasuredRule[]) => rankRules(rules).map(({ rule, why }) => [rule.rule.use, why]);

describe("rules for one parameter", () => {
  test("come behind one that fewer labels contradict, however much they settle", () => {
    const money = measured("money_cents", { settled: 90, labels: { gained: 9, contradicted: 1 } });
    expect(order(money, measured("number"))).toEqual([
      ["number", null],
      ["money_cents", "contradicted"],
    ]);
  });

  test("come behind one that effects contradict in a smaller share, a rare one aside", () => {
    const money = measured("money_cents", { effects: { supported: 0, contradicted: 4 } });
    const rarely = measured("month", { settled: 40, effects: { supported: 39, contradicted: 1 } });
    expect(order(money, measured("number"), rarely)).toEqual([
      ["month", null],
      ["number", "settles_less"],
      ["money_cents", "contradicted"],
    ]);
  });

  test("come behind one that tells more expected values apart", () => {
    const month = measured("month", { settled: 14, collisions: { literals: 9, merged: 2, examples: [] } });
    expect(order(month, measured("date"))).toEqual([
      ["date", null],
      ["month", "merges_more"],
    ]);
  });

  test("come behind a stricter one that settles about as much, and before one that settles much less", () => {
    const date = measured("date", { settled: 12, looseness: 4 });
    expect(order(date, measured("instant", { looseness: 2 }), measured("json_text", { settled: 2 }))).toEqual(
      [
        ["instant", null],
        ["date", "looser"],
        ["json_text", "settles_less"],
      ],
    );
  });

  test("that do the same are told apart by what they promise", () => {
    expect(order(measured("duration_seconds"), measured("json_text"), measured("number"))[0]).toEqual([
      "number",
      null,
    ]);
    expect(order(measured("set"), measured("unordered_list"))[0]).toEqual(["unordered_list", null]);
    expect(breadthOf({ use: "no such", options: {} })).toBe(0);
  });
});

describe("a rule", () => {
  test.each([
    ["nothing speaks against", {}, true],
    [
      "more speaks for than against",
      { labels: { gained: 2, contradicted: 0 }, effects: { supported: 0, contradicted: 1 } },
      true,
    ],
    ["as much speaks against as for", { labels: { gained: 1, contradicted: 1 } }, false],
    ["only an effect speaks against", { effects: { supported: 0, contradicted: 1 } }, false],
    ["a third of the values is merged by", { collisions: { literals: 9, merged: 3, examples: [] } }, true],
    ["more than a third is merged by", { collisions: { literals: 9, merged: 4, examples: [] } }, false],
  ])("that %s may be suggested or not", (_what, parts, advisable) => {
    expect(isAdvisable(measured("number", parts))).toBe(advisable);
  });
});
