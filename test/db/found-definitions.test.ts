import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { pool } from "../../lib/db/pool.ts";
import { runCli } from "../unit/cli/run-cli.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestFiles } from "./ingest-files.ts";
import { ingestText } from "./ingest-text.ts";
import { suiteContent } from "./suite-content.ts";

freshDatabase();

const folder = mkdtempSync(path.join(tmpdir(), "claimcheck-found-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schema = { type: "object", properties: { order: { type: "string" } }, required: ["order"] };
const sample = (id: string, order: string) => ({
  id,
  epoch: 1,
  input: `Refund ${id}`,
  target: "",
  messages: [
    { role: "user", content: `Refund ${id}` },
    {
      role: "assistant",
      content: "",
      tool_calls: [{ id: "c1", function: "refund", arguments: { order } }],
    },
    { role: "tool", tool_call_id: "c1", content: "ok" },
  ],
  events: [
    {
      event: "model",
      tools: [
        { name: "refund", description: "Pays back", parameters: schema },
        { name: "look_up", description: "Finds an order", parameters: schema },
      ],
    },
  ],
});
const LOG = path.join(folder, "log.json");
writeFileSync(
  LOG,
  JSON.stringify({
    version: 2,
    status: "success",
    eval: { eval_id: "e1", task: "refunds", model: "m", created: "2026-01-01T00:00:00Z" },
    samples: [sample("right", "A-1"), sample("wrong", "A-9"), sample("unexpected", "A-1")],
  }),
);
const YAML = path.join(folder, "expectations.yaml");
writeFileSync(
  YAML,
  `- kind: tool
  name: refund
  effect: side_effecting
- kind: case
  case_id: right
  expect_tool_calls: [{ name: refund, args: { order: A-1 } }]
- kind: case
  case_id: wrong
  input: said otherwise
  expect_tool_calls: [{ name: refund, args: { order: A-1 } }]
`,
);

const verdictsOf = async (suite: string, level = "equivalent") => {
  const { verdicts } = await suiteContent(suite);
  const rows = verdicts as { level: string; record_id: string; verdict: string; reason: string | null }[];
  return Object.fromEntries(
    rows.filter((row) => row.level === level).map((row) => [row.record_id, [row.verdict, row.reason]]),
  );
};
const NOTHING_YET = ["U", "No expectation has come yet for this case."];

/** What a suite holds of its definitions, whole. */
const definitionsOf = async (suite: string) => {
  const { rows } = await pool().query(
    `SELECT 'tool' AS kind, name AS id, description, input_schema AS text, effect, stated, found FROM tool
       WHERE suite_id = (SELECT id FROM suite WHERE name = $1)
     UNION ALL SELECT 'case', case_id, version::text, definition, NULL, stated, found FROM case_version
       WHERE suite_id = (SELECT id FROM suite WHERE name = $1) ORDER BY 1, 2`,
    [suite],
  );
  return rows;
};
const storeOf = async (suite: string) => ({
  ...(await suiteContent(suite)),
  definitions: await definitionsOf(suite),
});

describe("definitions that came along with records", () => {
  it("leave records ungraded for a plain reason until an expectation comes, and break no contract", async () => {
    const first = await ingestFiles([LOG], { suite: "log first" });
    expect(first.counts).toMatchObject({ tool: { new: 2 }, case: { new: 3 }, record: { new: 3 } });
    expect(await verdictsOf("log first")).toEqual({
      "e1/right/1": NOTHING_YET,
      "e1/wrong/1": NOTHING_YET,
      "e1/unexpected/1": NOTHING_YET,
    });
    const errors = (await suiteContent("log first")).violations?.filter(
      (row) => (row as { severity: string }).severity === "error",
    );
    expect(errors).toEqual([]);
  });

  it("give way to stated ones, which take from them what they lack; the records are graded then", async () => {
    const later = await ingestFiles([YAML], { suite: "log first" });
    expect(later.conflicts.total).toBe(0);
    expect(later.counts).toMatchObject({ tool: { new: 1 }, case: { new: 2 } });
    expect(await verdictsOf("log first")).toEqual({
      "e1/right/1": ["P", null],
      "e1/wrong/1": ["F", null],
      "e1/unexpected/1": NOTHING_YET,
    });
    const rows = await definitionsOf("log first");
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of("refund")).toMatchObject({
      description: "Pays back",
      text: JSON.stringify(schema),
      effect: "side_effecting",
      stated: true,
    });
    expect(of("look_up")).toMatchObject({ stated: false, effect: null });
    expect([of("right"), of("wrong")].map((row) => JSON.parse(row?.text as string).input)).toEqual([
      '"Refund right"',
      '"said otherwise"',
    ]);
    expect(of("right")).toMatchObject({ stated: true, description: "1" });
  });

  it("come to the same whichever comes first, or in one go, in any order of files", async () => {
    await ingestFiles([YAML], { suite: "yaml first" });
    await ingestFiles([LOG], { suite: "yaml first" });
    await ingestFiles([YAML, LOG], { suite: "at once" });
    await ingestFiles([LOG, YAML], { suite: "at once, log first" });
    const expected = await storeOf("log first");
    for (const suite of ["yaml first", "at once", "at once, log first"]) {
      expect(await storeOf(suite), suite).toEqual(expected);
    }
  });

  it("change nothing when the same files come again, in any order, also with replace", async () => {
    const before = await storeOf("yaml first");
    for (const files of [[LOG], [YAML], [LOG, YAML], [YAML, LOG]]) {
      for (const replace of [false, true]) {
        const { counts, conflicts } = await ingestFiles(files, { suite: "yaml first", replace });
        expect(conflicts.total).toBe(0);
        for (const kind of ["tool", "case", "record"] as const) {
          expect(counts[kind].unchanged, kind).toBe(counts[kind].read);
        }
      }
    }
    expect(await storeOf("yaml first")).toEqual(before);
  });

  it("of several the first holds, without a conflict", async () => {
    const found = (description: string, input: string) => [
      { kind: "tool", name: "t", description, found: true },
      { kind: "case", case_id: "c", input, found: true },
    ];
    const first = await ingestText([...found("first", "a"), ...found("second", "b")], { suite: "several" });
    expect(first.counts).toMatchObject({ tool: { new: 1, unchanged: 1 }, case: { new: 1, unchanged: 1 } });
    const before = await storeOf("several");
    const other = await ingestText([...found("third", "c"), ...found("second", "b")], { suite: "several" });
    expect([first.conflicts.total, other.conflicts.total]).toEqual([0, 0]);
    expect(await storeOf("several")).toEqual(before);
    expect(before.definitions).toMatchObject([
      { text: expect.stringContaining('\\"a\\"') },
      { description: "first" },
    ]);
  });

  it("still fill in a stated case that is replaced by another version", async () => {
    const stated = (expected: string) => ({
      kind: "case",
      case_id: "c",
      expect_tool_calls: [{ name: "t", args: { x: expected } }],
    });
    const found = { kind: "case", case_id: "c", input: "asked", found: true };
    await ingestText([stated("1"), found], { suite: "replaced" });
    await ingestText([stated("2")], { suite: "replaced", replace: true });
    const rows = await definitionsOf("replaced");
    expect(rows.map((row) => [row.description, JSON.parse(row.text).input])).toEqual([
      ["1", '"asked"'],
      ["2", '"asked"'],
    ]);
  });

  it("grade the same without a database", async () => {
    const lines = (text: string) =>
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as { record_id?: string; verdict?: string; violation?: string });
    for (const files of [
      [LOG, YAML],
      [YAML, LOG],
    ]) {
      const { code, out } = await runCli(["grade", ...files, "--json"]);
      const records = lines(out).filter((line) => line.record_id !== undefined);
      expect(records.map(({ record_id, verdict }) => [record_id, verdict])).toEqual([
        ["e1/right/1", "pass"],
        ["e1/wrong/1", "fail"],
        ["e1/unexpected/1", "ungraded"],
      ]);
      expect(code).toBe(1);
      expect((await runCli(["check", ...files])).code).toBe(0);
    }
  });
});
