import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "../../app/api/suites/[suite]/records/[...path]/route.ts";
import { db } from "../../lib/db/client.ts";
import { encodeWtf8 } from "../../lib/evidence/encode-wtf8.ts";
import { readNative } from "../../lib/importers/native/read-native.ts";
import { listInstruments } from "../../lib/queries/list-instruments.ts";
import { getGradedRecord } from "../../lib/queries/record/get-graded-record.ts";
import { getRecord } from "../../lib/queries/record/get-record.ts";
import { listRecordVerdicts } from "../../lib/queries/record/list-record-verdicts.ts";
import { listSections } from "../../lib/queries/record/list-sections.ts";
import type { SectionPage } from "../../lib/queries/record/section-view.ts";
import { recordPage } from "../../lib/queries/record-page.ts";
import { freshDatabase } from "./fresh-database.ts";
import { ingestText } from "./ingest-text.ts";

freshDatabase();

/** Argument texts that are hard to hand back as they came. */
const RAW: readonly string[] = [
  "",
  '{"city": "porto"}',
  '```json\n{"city": "porto"}\n```',
  '{"dir": "in", "dir": "out", "n": 42.00}',
  '{"text": "frame\\u0000end"}',
  '{"text": "frame\0end"}',
  '{"text": "ok \\ud83d"}',
  '{"text": "half \ud83d of a pair, \u{1f600} whole"}',
  "\u0010\u0002a\u00100000",
  '\ufeff{"a": "\u2028\u202e"}',
  `{"body": "${"x".repeat(300_000)}y"}`,
];
const ID = "run/../é\ud83d/0";

const tool = {
  kind: "tool",
  name: "note",
  effect: "side_effecting",
  input_schema: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
};
const expectation = { name: "note", args: { city: "porto" } };

beforeAll(async () => {
  await ingestText([
    { kind: "suite", suite: "notes" },
    tool,
    { kind: "case", case_id: "raw", expect_tool_calls: [expectation], forbid_other_side_effects: true },
    {
      kind: "case",
      case_id: "either",
      expect_tool_calls: [{ name: "note", args: { city: "lisbon" } }],
      accept: [[{ name: "note", args: { city: "faro" } }, expectation]],
    },
    { kind: "case", case_id: "many", expect_tool_calls: [{ name: "note", args: { city: "119" } }] },
    {
      kind: "record",
      record_id: ID,
      run_id: "run",
      case_id: "raw",
      tool_calls: RAW.map((arguments_raw) => ({ name: "note", arguments_raw })),
      harness_verdict: "pass",
      final_message: "done \ud83d \0",
      odd: { n: 1 },
    },
    {
      kind: "record",
      record_id: "either",
      run_id: "run",
      case_id: "either",
      tool_calls: [
        { name: "note", arguments_raw: '{"city":"porto"}', arguments_received: { city: "PORTO" } },
      ],
      messages: [{ role: "user", content: "go" }],
    },
    {
      kind: "record",
      record_id: "many",
      run_id: "run",
      case_id: "many",
      tool_calls: Array.from({ length: 120 }, (_, turn) => ({
        name: "note",
        arguments_raw: JSON.stringify({ city: String(turn) }),
        turn,
      })),
    },
    {
      kind: "record",
      record_id: "stray%2F",
      run_id: "run",
      case_id: "nowhere",
      tool_calls: [{ name: "note" }],
    },
  ]);
});

const ask = (recordId: string, what: string, suite = "notes") => {
  const path = `/api/suites/${suite}/${recordPage(recordId)}/${what}`;
  const url = new URL(path, "http://127.0.0.1");
  const parts = url.pathname.split("/").slice(5).map(decodeURIComponent);
  return GET(new Request(url), { params: Promise.resolve({ suite, path: parts }) });
};
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const graded = async (recordId: string, alternative: number | null = null, level = "equivalent") => {
  const suite = await db().suite.findUniqueOrThrow({ where: { name: "notes" } });
  const instrument = (await listInstruments(suite.id)).find((one) => one.level === level);
  if (instrument === undefined) throw new Error("no instrument");
  const head = await getRecord(suite.id, recordId);
  return {
    suite,
    head,
    graded: await getGradedRecord(head, { suiteId: suite.id, instrument, alternative }),
  };
};

describe("files of a record", () => {
  it("hands back every raw text byte for byte, as a file that no browser runs", async () => {
    for (const [index, raw] of RAW.entries()) {
      const response = await ask(ID, `raw?call=${index}`);
      expect(response.status).toBe(200);
      expect((await bytesOf(response)).equals(Buffer.from(encodeWtf8(raw))), JSON.stringify(raw)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "text/plain; charset=utf-8",
        "x-content-type-options": "nosniff",
        "content-disposition": `attachment; filename="run-0_call-${index}_raw.txt"`,
      });
    }
  });

  it("writes the record as one line that reads back as what was sent", async () => {
    const response = await ask(ID, "record.ndjson");
    const text = (await bytesOf(response)).toString("utf8");
    expect(text.endsWith("\n")).toBe(true);
    expect(text.trimEnd()).not.toContain("\n");
    const reading = readNative(text.trimEnd());
    const record = reading.ok && reading.object.kind === "record" ? reading.object : null;
    expect(record?.recordId).toBe(ID);
    expect(record?.toolCalls.map((call) => call.argumentsRaw)).toEqual(RAW);
    expect(record).toMatchObject({
      finalMessage: "done \ud83d \0",
      harnessVerdict: "pass",
      extra: '{"odd":{"n":1}}',
    });
  });

  it("gives long texts and transcripts by parts", async () => {
    const first = (await (await ask(ID, "text?call=10&from=0")).json()) as {
      text: string;
      next: number;
      length: number;
    };
    const rest = (await (await ask(ID, `text?call=10&from=${first.next * 3}`)).json()) as { text: string };
    expect(first).toMatchObject({ next: 100_000, length: RAW[10]?.length });
    expect(rest.text.endsWith('y"}')).toBe(true);
    expect(await (await ask("either", "messages")).json()).toEqual({
      total: 1,
      messages: [{ index: 0, role: "user", text: "go", length: 2 }],
    });
  });

  it.each([
    ["an unknown record", "nothing", "raw?call=0", "notes", 404],
    ["an unknown call", ID, "raw?call=99", "notes", 404],
    ["a call that is no number", ID, "raw?call=-1", "notes", 400],
    ["an unknown text", ID, "raw?call=0&field=password", "notes", 400],
    ["an unknown part", ID, "constructor", "notes", 404],
    ["an unknown suite", ID, "raw?call=0", "other", 404],
    ["an id beyond all bounds", "x".repeat(5000), "record.ndjson", "notes", 404],
  ])("answers %s with what is wrong", async (_, recordId, what, suite, status) => {
    const response = await ask(recordId, what, suite);
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty("error.message");
  });
});

describe("a record read anew", () => {
  it("agrees with what is stored, under every instrument", async () => {
    for (const level of ["harness", "exact", "claims", "equivalent", "effect"]) {
      for (const recordId of [ID, "either", "many"]) {
        const { suite, head, graded: now } = await graded(recordId, null, level);
        const stored = (await listRecordVerdicts(suite.id, head.key)).find((one) => one.level === level);
        expect([level, recordId, now.result.verdict]).toEqual([level, recordId, stored?.verdict]);
        const claims = Object.entries(now.result.claims).map(([claim, { status }]) => [claim, status]);
        expect(Object.fromEntries(claims)).toEqual(stored?.claims);
      }
    }
  });

  it("tries every alternative and shows the one that is asked for", async () => {
    const { graded: now } = await graded("either");
    expect(now.alternatives.map(({ findings }) => findings)).toEqual([1, 1]);
    expect(now.evidence).toMatchObject({ alternative: 0, standing: { kind: "verdict" } });
    const { graded: other } = await graded("either", 1);
    expect(other.evidence).toMatchObject({ alternative: 1, standing: { kind: "other_alternative" } });
    expect(other.evidence.findings.map(({ kind }) => kind)).toEqual(["missing_call"]);
  });

  it("shows what the argument claims find where a harness decides", async () => {
    const { graded: now } = await graded("either", null, "harness");
    expect(now.result.findings).toEqual([]);
    expect(now.evidence.standing).toEqual({ kind: "aside", level: "harness" });
    expect(now.evidence.findings).toHaveLength(1);
  });

  it("shows the calls of a record whose case is not known, held against nothing", async () => {
    const { graded: now } = await graded("stray%2F");
    expect(now.source).toBeNull();
    expect(now.calls).toHaveLength(1);
    expect(now.evidence).toMatchObject({ expected: [], findings: [] });
  });

  it("is graded by the tools as they are, not as they were", async () => {
    const before = await graded("either");
    await db().tool.updateMany({
      where: { suiteId: before.suite.id, name: "note" },
      data: {
        inputSchema: '{"type":"object","properties":{"town":{"type":"string"}}}',
        updatedAt: new Date(),
      },
    });
    const { graded: now } = await graded("either");
    expect(before.graded.result.verdict).toBe("fail");
    expect(now.result.verdict).toBe("ungraded");
    await db().tool.updateMany({
      where: { suiteId: before.suite.id, name: "note" },
      data: { inputSchema: JSON.stringify(tool.input_schema), updatedAt: new Date() },
    });
  });
});

describe("calls of a large record", () => {
  it("come fifty at a time, each once, in the order they were emitted", async () => {
    const indices: (number | null)[] = [];
    for (let from = 0; from < 150; from += 50) {
      const page = (await (await ask("many", `sections?show=all&from=${from}`)).json()) as SectionPage;
      expect(page.total).toBe(120);
      indices.push(...page.sections.map((section) => section.callIndex));
    }
    expect(indices).toEqual(Array.from({ length: 120 }, (_, index) => index));
  });

  it("can be those with findings only", async () => {
    const { suite, head, graded: now } = await graded("many");
    const page = await listSections(now, {
      suiteId: suite.id,
      recordKey: head.key,
      show: "findings",
      from: 0,
    });
    expect(page.total).toBe(now.evidence.findings.length);
    expect(page.sections.every((section) => section.findings.length > 0)).toBe(true);
  });

  it("tell their evidence: expected, raw, received, and what differs", async () => {
    const page = (await (await ask("either", "sections")).json()) as SectionPage;
    const [row] = page.sections[0]?.body?.evidence.rows ?? [];
    expect(row).toMatchObject({ path: "city", kind: "leaf" });
    expect(row?.differences.map(({ column, name, claim }) => [column, name, claim])).toEqual([
      ["raw", "value", "value"],
      ["received", "rewritten_value", null],
    ]);
  });
});
