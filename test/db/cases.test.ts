import { describe, expect, it } from "vitest";
import { adoptCaseVersion } from "../../lib/commands/cases/adopt-case-version.ts";
import { previewCase } from "../../lib/commands/cases/preview-case.ts";
import { withSuiteLock } from "../../lib/commands/suite/with-suite-lock.ts";
import { pool } from "../../lib/db/pool.ts";
import { caseYaml } from "../../lib/expectations/case-yaml.ts";
import { nativeCaseLine } from "../../lib/expectations/native-case-line.ts";
import type { CaseObject, ExpectedCall } from "../../lib/grading/model.ts";
import type { JsonText } from "../../lib/json/json-node.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

const tool = {
  kind: "tool",
  name: "issue_refund",
  effect: "side_effecting",
  input_schema: {
    type: "object",
    properties: { order: { type: "string" }, cents: { type: "integer" }, note: { type: "string" } },
    required: ["order", "cents"],
  },
};
// White space and order as a person would leave them.
const CASE =
  '{"kind":"case","case_id":"refund/damaged","expect_tool_calls":[{"name":"issue_refund","args":{ "order": "A-1", "cents": 4200 }}],"forbid_other_side_effects":true}';
const record = (run: string, trial: number, cents: number | string) => ({
  kind: "record",
  run_id: run,
  case_id: "refund/damaged",
  trial,
  tool_calls: [{ name: "issue_refund", arguments_raw: `{"order":"A-1","cents":${cents}}` }],
});
const RECORDS = [
  record("r1", 0, 4200),
  record("r1", 1, 4300),
  record("r1", 2, 4300),
  record("r2", 0, 4300),
  record("r2", 1, 1),
  record("r2", 2, '"4200"'),
];

async function made(suite: string): Promise<{ id: number; definition: CaseObject; accepting: CaseObject }> {
  await ingestText([{ kind: "suite", suite }, tool, CASE, ...RECORDS]);
  const { rows } = await pool().query<{ id: number; definition: string }>(
    `SELECT s.id, c.definition FROM suite s JOIN case_version c ON c.suite_id = s.id WHERE s.name = $1`,
    [suite],
  );
  const definition = JSON.parse(rows[0]?.definition ?? "") as CaseObject;
  const call = definition.expectToolCalls?.[0] as ExpectedCall;
  const cents = ["4200", "4300"] as unknown as readonly JsonText[];
  const accepting = { ...definition, expectToolCalls: [{ ...call, argsAnyOf: { cents } }] };
  return { id: rows[0]?.id ?? 0, definition, accepting };
}

async function versions(suiteId: number) {
  const { rows } = await pool().query(
    `SELECT version, current, reason, created_by, content_hash::text AS hash FROM case_version
     WHERE suite_id = $1 ORDER BY version`,
    [suiteId],
  );
  return rows;
}

/** Verdict letters of `equivalent` by record id, each with the version it was graded against. */
async function verdicts(suiteId: number): Promise<Record<string, string>> {
  const { rows } = await pool().query<{ record_id: string; verdict: string; version: number }>(
    `SELECT r.record_id, v.verdict, c.version FROM verdict v
     JOIN instrument i ON i.suite_id = v.suite_id AND i.id = v.instrument_id AND i.level = 'equivalent' AND i.current
     JOIN record r ON r.suite_id = v.suite_id AND r.id = v.record_id
     JOIN case_version c ON c.suite_id = r.suite_id AND c.id = r.case_version_id
     WHERE v.suite_id = $1 ORDER BY r.record_id`,
    [suiteId],
  );
  return Object.fromEntries(
    rows.map((row) => [row.record_id.replace("/refund/damaged", ""), `${row.verdict}${row.version}`]),
  );
}

const adopting = (definition: CaseObject, base = 1) => ({
  caseId: "refund/damaged",
  base,
  definition,
  reason: "Shipping is refunded too.",
  actor: "reviewer one",
});

describe("adopting a changed case", () => {
  it("makes a new version, and leaves records their version and verdict", async () => {
    const { id, accepting } = await made("adopted");
    const before = await verdicts(id);
    expect(before).toMatchObject({ "r1/0": "P1", "r1/1": "F1", "r2/0": "F1" });
    expect(await adoptCaseVersion(id, adopting(accepting))).toEqual({ version: 2 });
    expect(await versions(id)).toMatchObject([
      { version: 1, current: false, created_by: null },
      { version: 2, current: true, reason: "Shipping is refunded too.", created_by: "reviewer one" },
    ]);
    expect(await verdicts(id)).toEqual(before);
    const { rows } = await pool().query("SELECT actor, action, detail FROM audit_entry WHERE suite_id = $1", [
      id,
    ]);
    expect(rows.at(-1)).toMatchObject({ actor: "reviewer one", action: "adopt_case_version" });
    expect(JSON.parse(rows.at(-1)?.detail)).toMatchObject({ case: "refund/damaged", from: 1, to: 2 });

    await ingestText([record("r3", 0, 4300), record("r3", 1, 1)], { suite: "adopted" });
    expect(await verdicts(id)).toEqual({ ...before, "r3/0": "P2", "r3/1": "F2" });
  });

  it("keeps what was adopted where the old definition comes again, and says whose it is", async () => {
    const { id, accepting } = await made("again");
    await adoptCaseVersion(id, adopting(accepting));
    const result = await ingestText([{ kind: "suite", suite: "again" }, tool, CASE, ...RECORDS]);
    expect(result.conflicts).toMatchObject({ total: 1 });
    const { rows } = await pool().query("SELECT kind, object_id, message FROM ingest_conflict");
    expect(rows.at(-1)).toMatchObject({
      kind: "case",
      object_id: "refund/damaged",
      message: expect.stringMatching(/^Version 2 of this case was adopted here by reviewer one; it stays\./),
    });
    expect(await versions(id)).toHaveLength(2);
    const replaced = await ingestText([CASE], { suite: "again", replace: true });
    expect(replaced.counts.case).toMatchObject({ replaced: 1 });
    expect(await versions(id)).toMatchObject([{}, { current: false }, { version: 3, created_by: null }]);
  });

  it.each<[string, (source: CaseObject) => string]>([
    ["YAML", (source) => caseYaml(source) ?? ""],
    ["a line of JSON", nativeCaseLine],
    ["JSON with white space", (source) => JSON.stringify([JSON.parse(nativeCaseLine(source))], null, 2)],
  ])(
    "finds the case unchanged where the change comes back as %s, replacing or not",
    async (name, written) => {
      const suite = `loop ${name}`;
      const { id, accepting } = await made(suite);
      await adoptCaseVersion(id, adopting(accepting));
      const stored = await pool().query<{ definition: string }>(
        "SELECT definition FROM case_version WHERE suite_id = $1 AND current",
        [id],
      );
      const text = written(JSON.parse(stored.rows[0]?.definition ?? "") as CaseObject);
      for (const replace of [false, true]) {
        const result = await ingestText([text], { suite, replace });
        expect(result.counts.case).toMatchObject({
          read: 1,
          unchanged: 1,
          new: 0,
          replaced: 0,
          conflicts: 0,
        });
      }
      expect(await versions(id)).toHaveLength(2);
    },
  );

  it("has the hash that an import of its YAML has", async () => {
    const { id, accepting } = await made("hashed");
    await adoptCaseVersion(id, adopting(accepting));
    const [, adopted] = await versions(id);
    await ingestText([{ kind: "suite", suite: "from yaml" }, tool]);
    await ingestText([caseYaml(accepting) ?? ""], { suite: "from yaml" });
    const { rows } = await pool().query(
      "SELECT content_hash::text AS hash FROM case_version WHERE suite_id <> $1 AND version = 1 ORDER BY id DESC LIMIT 1",
      [id],
    );
    expect(rows[0]?.hash).toBe(adopted?.hash);
  });

  it("is refused where the case changed meanwhile, nothing changes, or the contract would break", async () => {
    const { id, definition, accepting } = await made("refused");
    const call = definition.expectToolCalls?.[0] as ExpectedCall;
    const expecting = (args: string) => ({
      ...definition,
      expectToolCalls: [{ ...call, args: args as JsonText }],
    });
    const refused = (change: object) =>
      expect(adoptCaseVersion(id, { ...adopting(accepting), ...change })).rejects;
    await refused({ base: 2 }).toMatchObject({ code: "conflict" });
    await refused({ reason: " " }).toMatchObject({ code: "usage" });
    await refused({ caseId: "gone" }).toMatchObject({ code: "not_found" });
    await refused({ definition: { ...accepting, caseId: "other" } }).toMatchObject({ code: "usage" });
    await refused({ definition: expecting('{"order":"A-1","cents":"4300"}') }).toMatchObject({
      code: "usage",
      message: expect.stringContaining("K6"),
    });
    await refused({ definition: expecting('{"order":"A-1","total":1}') }).toMatchObject({
      message: expect.stringContaining("K2"),
    });
    await withSuiteLock(id, 0, () => refused({}).toMatchObject({ code: "busy" }));
    expect(await versions(id)).toHaveLength(1);
    await adoptCaseVersion(id, adopting(accepting));
    await refused({ base: 2 }).toMatchObject({ code: "usage", message: expect.stringContaining("nothing") });
  });

  it("mends a case that was defined twice", async () => {
    const other = CASE.replace("4200", "4201");
    await ingestText([{ kind: "suite", suite: "twice" }, tool, CASE, other, ...RECORDS]);
    const { rows } = await pool().query<{ id: number; definition: string; broken: boolean }>(
      "SELECT s.id, c.definition, c.broken FROM suite s JOIN case_version c ON c.suite_id = s.id WHERE s.name = 'twice'",
    );
    expect(rows[0]?.broken).toBe(true);
    const id = rows[0]?.id ?? 0;
    const definition = JSON.parse(rows[0]?.definition ?? "") as CaseObject;
    await adoptCaseVersion(id, adopting({ ...definition, tags: ["settled"] }));
    const left = await pool().query("SELECT code FROM contract_violation WHERE suite_id = $1", [id]);
    expect(left.rows).toEqual([]);
    await ingestText([record("r9", 0, 4200)], { suite: "twice" });
    expect(await verdicts(id)).toMatchObject({ "r1/0": "U1", "r9/0": "P2" });
  });
});

describe("the preview of a changed case", () => {
  it("counts what the same records come to where the changed case is there from the start", async () => {
    const { id, accepting } = await made("previewed");
    const preview = await previewCase(id, { definition: accepting, level: "equivalent" });
    await ingestText([{ kind: "suite", suite: "from the start" }, tool, ...RECORDS]);
    await ingestText([nativeCaseLine(accepting)], { suite: "from the start" });
    const { rows } = await pool().query<{ level: string; verdict: string; records: number }>(
      `SELECT i.level, v.verdict, count(*)::int AS records FROM verdict v
       JOIN instrument i ON i.suite_id = v.suite_id AND i.id = v.instrument_id
       WHERE v.suite_id = (SELECT id FROM suite WHERE name = 'from the start') AND i.level <> 'harness'
       GROUP BY 1, 2`,
    );
    const of = (level: string, verdict: string) =>
      rows.find((row) => row.level === level && row.verdict === verdict)?.records ?? 0;
    expect(preview.records).toBe(6);
    expect(preview.levels.map(({ level }) => level)).toEqual(["exact", "claims", "equivalent", "effect"]);
    for (const { level, after } of preview.levels) {
      expect(after).toEqual({ fail: of(level, "F"), pass: of(level, "P"), ungraded: of(level, "U") });
    }
    expect(preview.levels[2]).toMatchObject({
      before: { fail: 5, pass: 1, ungraded: 0 },
      after: { fail: 2, pass: 4, ungraded: 0 },
      flips: [{ from: "fail", to: "pass", records: 3 }],
    });
    expect(preview.flips).toMatchObject({
      total: 3,
      shown: [
        { recordId: "r1/refund/damaged/1", runId: "r1", trial: 1, version: 1, from: "fail", to: "pass" },
        { recordId: "r1/refund/damaged/2" },
        { recordId: "r2/refund/damaged/0" },
      ],
    });
  });

  it("holds labels of records and calls against it, the newest of each reviewer", async () => {
    const { id, definition, accepting } = await made("labelled");
    const label = (recordId: string, truth: string, more: object = {}) => ({
      kind: "label",
      record_id: recordId,
      reviewer: "reviewer one",
      truth,
      labelled_at: "2026-11-02T00:00:00Z",
      ...more,
    });
    await ingestText(
      [
        label("r1/refund/damaged/1", "agent_right", { labelled_at: "2026-11-01T00:00:00Z" }),
        label("r1/refund/damaged/1", "agent_wrong"),
        label("r1/refund/damaged/2", "agent_right"),
        label("r1/refund/damaged/2", "agent_right", { call_index: 0 }),
        label("r2/refund/damaged/0", "unsure"),
        label("r1/refund/damaged/0", "agent_right"),
        label("r2/refund/damaged/1", "agent_wrong"),
      ],
      { suite: "labelled" },
    );
    const preview = await previewCase(id, { definition: accepting, level: "harness" });
    expect(preview).toMatchObject({
      level: "equivalent",
      labelled: 6,
      contradicted: { total: 1, shown: [{ recordId: "r1/refund/damaged/1", truth: "agent_wrong" }] },
      gained: { total: 2, shown: [{ callIndex: null }, { recordId: "r1/refund/damaged/2", callIndex: 0 }] },
      lost: { total: 0 },
      caught: { total: 0 },
    });
    const call = definition.expectToolCalls?.[0] as ExpectedCall;
    const other = {
      ...definition,
      expectToolCalls: [{ ...call, args: '{"order":"A-1","cents":9}' as JsonText }],
    };
    expect(await previewCase(id, { definition: other, level: "claims" })).toMatchObject({
      level: "claims",
      lost: { total: 1, shown: [{ recordId: "r1/refund/damaged/0", from: "pass", to: "fail" }] },
    });
  });

  it("tells how far it is, can be stopped, and writes nothing", async () => {
    const { id, accepting } = await made("stopped");
    await ingestText(
      Array.from({ length: 450 }, (_, trial) => record("many", trial, 4300)),
      { suite: "stopped" },
    );
    const before = [await verdicts(id), await versions(id)];
    const stop = new AbortController();
    const told: number[] = [];
    const preview = previewCase(id, {
      definition: accepting,
      level: "equivalent",
      signal: stop.signal,
      onProgress: ({ records, total }) => {
        expect(total).toBe(456);
        told.push(records);
        if (records >= 200) stop.abort();
      },
    });
    await expect(preview).rejects.toMatchObject({ code: "interrupted" });
    expect(told).toEqual([0, 200]);
    const whole = await previewCase(id, { definition: accepting, level: "equivalent" });
    expect(whole.flips.total).toBe(453);
    expect(whole.flips.shown).toHaveLength(100);
    expect([await verdicts(id), await versions(id)]).toEqual(before);
  });
});
