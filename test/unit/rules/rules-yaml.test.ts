import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compactJson } from "../../../lib/importers/compact-json.ts";
import { lastChanges } from "../../../lib/rules/last-changes.ts";
import { parseRulesYaml } from "../../../lib/rules/parse-rules-yaml.ts";
import { printRulesYaml } from "../../../lib/rules/print-rules-yaml.ts";
import type { RuleChange } from "../../../lib/rules/rule-change.ts";
import type { RulesOfTool } from "../../../lib/rules/rules-in-force.ts";
import { arbitraryChanges } from "./arbitrary-changes.ts";

describe("rules as YAML", () => {
  test("stand beside the code as the native format has them", () => {
    const rules: Record<string, RulesOfTool> = {
      search_invoices: {
        norms: {
          month: { use: "month", options: { zone: "Europe/Berlin" } },
          "items[].price": { use: "number", options: {} },
        },
        defaults: { limit: "50.0" as never, on: '{ "a": 1.50 }' as never },
        droppedDefaults: ["page"],
      },
      "a b": { norms: { on: { use: "date", options: {} } }, defaults: {}, droppedDefaults: [] },
      unused: { norms: {}, defaults: {}, droppedDefaults: [] },
    };
    expect(printRulesYaml(rules)).toBe(
      [
        '"a b":',
        "  eval_norms:",
        '    "on": date',
        "search_invoices:",
        "  eval_norms:",
        "    items[].price: number",
        '    month: {"use": "month", "zone": "Europe/Berlin"}',
        "  defaults:",
        "    limit: 50.0",
        '    "on": {"a":1.50}',
        "  dropped_defaults:",
        "    - page",
        "",
      ].join("\n"),
    );
    expect(printRulesYaml({})).toBe("{}\n");
  });

  test("come back the same, literals of defaults included", () => {
    fc.assert(
      fc.property(arbitraryChanges, (changes) => {
        const last = lastChanges(changes).filter((one) => one.kind === "default" || one.rule !== null);
        const of = (tool: string) => last.filter((one) => one.tool === tool);
        const text = printRulesYaml(
          Object.fromEntries(
            [...new Set(last.map(({ tool }) => tool))].map((tool) => [tool, rulesOf(of(tool))]),
          ),
        );
        const read = parseRulesYaml(text);
        expect(read.problems).toEqual([]);
        expect(sorted(read.changes)).toEqual(sorted(last.map(normal)));
      }),
    );
  });

  test("may be written by hand: plain names, block style, null to drop a normalizer, spellings of YAML", () => {
    const text = [
      "search:",
      "  eval_norms:",
      "    month:",
      "      use: month",
      "      zone: Europe/Berlin",
      "    status: ~",
      "  defaults:",
      "    limit: 0x10",
      "    name: plain text",
      "    ids: [1.0, 2]",
    ].join("\n");
    expect(parseRulesYaml(text)).toEqual({
      changes: [
        {
          kind: "norm",
          tool: "search",
          path: "month",
          rule: { use: "month", options: { zone: "Europe/Berlin" } },
        },
        { kind: "norm", tool: "search", path: "status", rule: null },
        { kind: "default", tool: "search", path: "limit", value: "16" },
        { kind: "default", tool: "search", path: "name", value: '"plain text"' },
        { kind: "default", tool: "search", path: "ids", value: "[1.0,2]" },
      ],
      problems: [],
    });
  });

  test("say what is wrong with them, and never throw", () => {
    expect(
      parseRulesYaml("search: [1]\nfind:\n  norms: {a: b}\n  eval_norms: {a: 1, b: {}}\n").problems,
    ).toEqual([
      "search needs eval_norms or defaults.",
      "find has norms, which is none of eval_norms, defaults, dropped_defaults.",
      "a of find needs the name of a normalizer, or an object with use.",
      "b of find needs the name of a normalizer, or an object with use.",
    ]);
    expect(parseRulesYaml("a: b: c").problems[0]).toMatch(/^The file is not YAML: /);
    expect(parseRulesYaml("- a").problems).toEqual([
      "The file is to be a map from tools to their eval_norms and defaults.",
    ]);
    expect(parseRulesYaml("a: {defaults: {b: .inf}}").problems[0]).toMatch(/^b of a: /);
    expect(parseRulesYaml("a: {dropped_defaults: [{}]}").problems).toEqual([
      "dropped_defaults of a is to be a list of parameters.",
    ]);
    expect(parseRulesYaml("").problems).toEqual([]);
    expect(parseRulesYaml("[".repeat(5000)).problems).toHaveLength(1);
    fc.assert(fc.property(fc.string({ size: "medium" }), (text) => void parseRulesYaml(text)));
  });
});

function rulesOf(changes: readonly RuleChange[]): RulesOfTool {
  const norms = changes.flatMap((one) =>
    one.kind === "norm" && one.rule ? [[one.path, one.rule] as const] : [],
  );
  const stated = changes.filter((one) => one.kind === "default");
  return {
    norms: Object.fromEntries(norms),
    defaults: Object.fromEntries(
      stated.flatMap(({ path, value }) => (value === null ? [] : [[path, value]])),
    ),
    droppedDefaults: stated.flatMap(({ path, value }) => (value === null ? [path] : [])),
  };
}

function sorted(changes: readonly RuleChange[]): string[] {
  return changes.map((one) => JSON.stringify(one)).sort();
}

/** Options and literals as they are written. */
function normal(change: RuleChange): RuleChange {
  if (change.kind === "default") return { ...change, value: change.value && compactJson(change.value) };
  if (change.rule === null) return change;
  return { ...change, rule: { ...change.rule, options: JSON.parse(JSON.stringify(change.rule.options)) } };
}
