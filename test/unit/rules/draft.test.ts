import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastChanges } from "../../../lib/rules/last-changes.ts";
import { parseDraft } from "../../../lib/rules/parse-draft.ts";
import { printDraft } from "../../../lib/rules/print-draft.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";
import { arbitraryChanges } from "./arbitrary-changes.ts";

const month: RuleChange = {
  kind: "norm",
  tool: "search",
  path: "month",
  rule: { use: "month", options: {} },
};

describe("a draft", () => {
  test("is a short line that people can read", () => {
    const changes: RuleChange[] = [
      month,
      { ...month, tool: "pay/out", path: "a=b", rule: { use: "money_cents", options: { minor_digits: 3 } } },
      { ...month, path: "items[].on", rule: null },
      { kind: "default", tool: "search", path: "limit", value: "50.0" as never },
      { kind: "default", tool: "search", path: "page", value: null },
    ];
    const text =
      'search/month=month;pay%2Fout/a%3Db=money_cents{"minor_digits"%3A3};search/items[].on=;search/limit:=50.0;search/page:=';
    expect(printDraft(changes)).toBe(text);
    expect(parseDraft(text)).toEqual({ changes, problems: [] });
  });

  test("comes back the same, whatever its names and literals hold", () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        expect(parseDraft(printDraft(changes))).toEqual({
          changes: lastChanges(plain(changes)),
          problems: [],
        });
      }),
    );
  });

  test("says what can't be read and keeps the rest, whatever the text is", () => {
    expect(parseDraft("search/month=month;nonsense;a/b=%E0%A4%A;/x=number;a/=b;a/b:={;a/b={")).toEqual({
      changes: [month],
      problems: [
        "nonsense in the draft is no change: it is not of the form tool/parameter=rule.",
        "a/b=%E0%A4%A in the draft is no change: its escapes can't be read.",
        "/x=number in the draft is no change: it names no tool or no parameter.",
        "a/=b in the draft is no change: it names no tool or no parameter.",
        "a/b:={ in the draft is no change: its default is not JSON.",
        "a/b={ in the draft is no change: its rule can't be read.",
      ],
    });
    fc.assert(
      fc.property(fc.string({ unit: "binary", size: "medium" }), (text) => {
        const { changes, problems } = parseDraft(text);
        expect(changes.length + problems.length).toBeLessThanOrEqual(text.split(";").length);
      }),
    );
  });

  test("is refused where it is longer than a draft can be", () => {
    expect(parseDraft("a/b=c;".repeat(501)).problems).toHaveLength(1);
    expect(parseDraft("x".repeat(100_001)).problems).toHaveLength(1);
  });

  test("holds one change for each place, the last", () => {
    const dropped: RuleChange = { ...month, rule: null };
    expect(parseDraft(printDraft([month, dropped])).changes).toEqual([dropped]);
  });
});

/** Options as JSON has them. */
function plain(changes: readonly RuleChange[]): RuleChange[] {
  return changes.map((change) =>
    change.kind === "norm" && change.rule !== null
      ? { ...change, rule: { ...change.rule, options: JSON.parse(JSON.stringify(change.rule.options)) } }
      : change,
  );
}
