import { beforeAll, describe, expect, it } from "vitest";
import { adoptRules } from "../../lib/commands/adopt-rules.ts";
import { getScope } from "../../lib/queries/get-scope.ts";
import { listTools } from "../../lib/queries/list-tools.ts";
import { findRulesState } from "../../lib/queries/rules/find-rules-state.ts";
import { getSeenValues } from "../../lib/queries/rules/get-seen-values.ts";
import { listAdoptions } from "../../lib/queries/rules/list-adoptions.ts";
import { listParameterFindings } from "../../lib/queries/rules/list-parameter-findings.ts";
import { listParameters } from "../../lib/queries/rules/list-parameters.ts";
import { listRuleTools } from "../../lib/queries/rules/list-rule-tools.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

const SUITE = "rules read";
const TOOL = {
  kind: "tool",
  name: "find",
  effect: "read_only",
  eval_norms: { month: "month" },
  defaults: { limit: 5 },
  input_schema: {
    type: "object",
    properties: {
      month: { type: "string" },
      limit: { type: "integer" },
      "sort-by": { type: "string", default: "date" },
      lines: { type: "array", items: { type: "object", properties: { qty: { type: "integer" } } } },
    },
    required: ["month"],
  },
};
const args = (lines: readonly unknown[], more: object = {}) => ({
  month: "2026-03",
  lines: lines.map((qty) => ({ qty })),
  ...more,
});
const record = (run: string, caseId: string, given: string) => ({
  kind: "record",
  run_id: run,
  case_id: caseId,
  tool_calls: [{ name: "find", arguments_raw: given }],
});
const LINES = [
  TOOL,
  { kind: "tool", name: "other", effect: "read_only" },
  { kind: "case", case_id: "a", expect_tool_calls: [{ name: "find", args: args([1, 2]) }] },
  {
    kind: "case",
    case_id: "b",
    expect_tool_calls: [{ name: "find", args: args([3], { "sort-by": "name" }) }],
  },
  { kind: "run", run_id: "r1" },
  { kind: "run", run_id: "r2" },
  record("r1", "a", JSON.stringify(args([1, 9]))),
  record("r1", "b", JSON.stringify(args(["3"], { "sort-by": "date" }))),
  record("r2", "a", JSON.stringify(args([7, 2]))),
  record("r2", "b", '{"month": '),
];

describe("what is read about rules", () => {
  freshDatabase();
  const scopeOf = (search: Record<string, string> = {}) => getScope(encodeURIComponent(SUITE), search);
  beforeAll(() => ingestText(LINES, { suite: SUITE }));

  it("ranks tools by findings on their parameters, in the scope's runs", async () => {
    const { rows, all } = await listRuleTools(await scopeOf());
    expect(all).toBe(2);
    expect(rows.map(({ name, rules, adopted }) => [name, rules, adopted])).toEqual([
      ["find", 1, 0],
      ["other", 0, 0],
    ]);
    const [first] = (await listRuleTools(await scopeOf({ runs: "r2" }))).rows;
    expect(rows[0]?.findings).toBeGreaterThan(first?.findings ?? 0);
    expect(first?.findings).toBe(1);
  });

  it("lists parameters as the schema has them, with rule, default and where these come from", async () => {
    const rows = await listParameters(await scopeOf(), "find");
    expect(rows?.map(({ path, types, required }) => [path, types, required])).toEqual([
      ["month", ["str"], true],
      ["limit", ["int"], false],
      ["sort-by", ["str"], false],
      ["lines", ["list"], false],
      ["lines[]", ["dict"], false],
      ["lines[].qty", ["int"], false],
    ]);
    const at = (path: string) => rows?.find((row) => row.path === path);
    expect(at("month")).toMatchObject({ rule: { use: "month" }, ruleAdopted: false, fallback: null });
    expect(at("limit")).toMatchObject({ rule: null, fallback: "5", ownFallbackFrom: "suite" });
    expect(at("sort-by")).toMatchObject({ fallback: '"date"', ownFallbackFrom: "schema", findings: 1 });
    expect(await listParameters(await scopeOf(), "nobody")).toBeNull();
  });

  it("counts types and shapes of what was given, inside lists too, and what has none", async () => {
    const { suite } = await scopeOf();
    const seen = await getSeenValues(suite.id, "find", "lines[].qty");
    expect(seen).toMatchObject({ newest: 4, ofTool: 4, absent: 0, unreadable: 1, values: 5 });
    expect(seen.shapes.map(({ type, values }) => [type, values])).toEqual([
      ["int", 4],
      ["str", 1],
    ]);
    expect(seen.shapes[1]?.examples[0]?.text).toBe('"3"');
    expect(await getSeenValues(suite.id, "find", "sort-by")).toMatchObject({ values: 1, absent: 2 });
    expect(await getSeenValues(suite.id, "nobody", "x")).toMatchObject({ ofTool: 0, values: 0 });
  });

  it("shows expected against raw of the newest findings of each kind", async () => {
    const found = await listParameterFindings(await scopeOf(), "find", "lines[].qty");
    const values = found.find(({ kind }) => kind === "wrong_value");
    expect(values?.examples.length).toBeGreaterThan(0);
    const all = found.flatMap(({ examples }) =>
      examples.map(({ expected, actual }) => `${expected} ${actual}`),
    );
    expect(all).toContain("2 9");
    const inRun = await listParameterFindings(await scopeOf({ runs: "r2" }), "find", "lines[].qty");
    expect(inRun.flatMap(({ examples }) => examples.map(({ recordId }) => recordId))).toEqual(["r2/a/0"]);
    expect(await listParameterFindings(await scopeOf(), "find", "month")).toEqual([]);
  });

  it("says who adopted what, and that what was reckoned before holds no more", async () => {
    const scope = await scopeOf();
    const suiteId = scope.suite.id;
    const before = await findRulesState(suiteId, scope.instruments);
    await adoptRules(suiteId, {
      changes: [
        { kind: "norm", tool: "find", path: "lines[].qty", rule: { use: "number", options: {} } },
        { kind: "norm", tool: "find", path: "month", rule: null },
      ],
      runs: null,
      reason: "quantities come as text",
      actor: "Ada",
    });
    const [adoption] = await listAdoptions(suiteId);
    expect(adoption).toMatchObject({ actor: "Ada", reason: "quantities come as text" });
    expect(adoption?.instruments.map(({ level, version }) => `${level} v${version}`)).toEqual([
      "equivalent v2",
      "effect v2",
    ]);
    const after = await scopeOf();
    expect((await findRulesState(suiteId, after.instruments)).instrument).not.toBe(before.instrument);
    const rows = await listParameters(after, "find");
    expect(rows?.find(({ path }) => path === "lines[].qty")).toMatchObject({
      rule: { use: "number" },
      ownRule: null,
      ruleAdopted: true,
    });
    expect(rows?.find(({ path }) => path === "month")).toMatchObject({
      rule: null,
      ownRule: { use: "month" },
      ruleAdopted: true,
    });
    const tool = (await listTools(suiteId, null)).rows.find(({ name }) => name === "find");
    expect(tool?.normalized).toEqual(["lines[].qty"]);
  });
});
