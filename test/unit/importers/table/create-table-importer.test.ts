import { describe, expect, it } from "vitest";
import { createTableImporter } from "../../../../lib/importers/table/create-table-importer.ts";
import { TABLE_MAPPING, type TableMapping } from "../../../../lib/importers/table/schema.ts";
import { detectFraming } from "../../../../lib/sources/detect-framing.ts";
import { elementsOf } from "../elements-of.ts";
import { HOSTILE } from "../hostile.ts";
import { readText } from "../read-text.ts";
import { readTable } from "./read-table.ts";

const CALLS: TableMapping = {
  rows: "calls",
  columns: { case_id: "case", run_id: "run", trial: "try", tool: "tool", arguments: "args" },
};
const RECORDS: TableMapping = { rows: "records", columns: { case_id: "case", tool_calls: "calls" } };

const TABLE = `case,run,try,tool,args,note
a,r,0,look_up,"{""id"": ""A-1"", ""n"": 42.00}",first
a,r,0,refund,"{""big"": 12345678901234567890, ""big"": 1}",
a,r,1,look_up,not json,
b,r,0,,,no call
`;

describe("createTableImporter", () => {
  it("makes one record of the rows that stand together, arguments byte for byte", () => {
    const { records, cases, runs, rejects } = readTable(TABLE, CALLS);
    expect(rejects).toEqual([]);
    expect(
      records.map(({ recordId, toolCalls }) => [
        recordId,
        ...toolCalls.map(({ name, argumentsRaw }) => `${name} ${argumentsRaw}`),
      ]),
    ).toEqual([
      ["r/a/0", 'look_up {"id": "A-1", "n": 42.00}', 'refund {"big": 12345678901234567890, "big": 1}'],
      ["r/a/1", "look_up not json"],
      ["r/b/0"],
    ]);
    expect(records[0]?.toolCalls[0]).toMatchObject({
      providerParsed: false,
      turn: null,
      extra: '{"note":"first"}',
    });
    expect(records[2]?.extra).toBe('{"columns":{"note":"no call"}}');
    expect(cases).toMatchObject([
      { caseId: "a", found: true },
      { caseId: "b", found: true },
    ]);
    expect(runs).toMatchObject([{ runId: "r" }]);
  });

  it("reads the same in pieces of any size, with CRLF, semicolons, a byte-order mark and in UTF-16", () => {
    const read = readTable(TABLE, CALLS);
    for (const size of [1, 5, 50]) expect(readTable(TABLE, CALLS, size)).toEqual(read);
    expect(readTable(TABLE.replaceAll("\n", "\r\n"), CALLS).records).toEqual(read.records);
    const importer = createTableImporter(CALLS);
    const marked = Buffer.from(`\ufeff${TABLE}`, "utf16le");
    expect(readText(importer, ...elementsOf(marked, importer))).toEqual(
      readText(importer, ...elementsOf(Buffer.from(TABLE), importer)),
    );
    const semicolons = 'case;run;try;tool;args\na;r;0;f;"{""x"": 1,5}"\n';
    expect(readTable(semicolons, CALLS).records).toMatchObject([
      { toolCalls: [{ argumentsRaw: '{"x": 1,5}' }] },
    ]);
  });

  it("refuses rows of a record that stand apart, rows without a case, and rows that lack cells, alone", () => {
    const { records, rejects } = readTable(`${TABLE}a,r,0,late,,\n,r,0,f,,\nshort,r\nc,r,0,f,,\n`, CALLS);
    expect(records.map(({ recordId }) => recordId)).toEqual(["r/a/0", "r/a/1", "r/b/0", "r/c/0"]);
    expect(rejects.map(({ line, code, path, message }) => [line, code, path, message.slice(0, 30)])).toEqual([
      [6, "invalid_field", "case", "the rows of one record must st"],
      [7, "invalid_field", "case", "the row names no case"],
      [8, "broken_row", null, "this row has 2 cells, where th"],
    ]);
  });

  it("reads a list of calls in any of its shapes, and counts trials where no column does", () => {
    const text = [
      '{"case":"a","calls":[{"name":"f","arguments":"{\\"n\\": 1.0}"}]}',
      '{"case":"a","calls":"[{\\"function\\":{\\"name\\":\\"g\\",\\"arguments\\":{\\"n\\": 1.0}}}]","other":7.0}',
      '{"case":"b","calls":[]}',
      '{"case":"c","calls":"f(1)"}',
      '{"case":"d","calls":[{"tool":"f"}]}',
    ].join("\n");
    const { records, rejects } = readTable(text, RECORDS);
    expect(records).toMatchObject([
      { recordId: "f/a/0", toolCalls: [{ name: "f", argumentsRaw: '{"n": 1.0}', providerParsed: false }] },
      {
        recordId: "f/a/1",
        toolCalls: [{ name: "g", argumentsRaw: '{"n": 1.0}', providerParsed: true }],
        extra: '{"columns":{"other":7.0}}',
      },
      { recordId: "f/b/0", toolCalls: [] },
    ]);
    expect(rejects.map(({ line, path }) => [line, path])).toEqual([
      [4, "calls"],
      [5, "calls"],
    ]);
  });

  it("reads fields of JSON by their paths, objects as their source", () => {
    const mapping: TableMapping = {
      rows: "records",
      columns: {
        case_id: "meta.id",
        tool: "out.calls.0.name",
        arguments: "out.calls.0.args",
        result: "result",
      },
    };
    const line =
      '{"meta":{"id":7},"out":{"calls":[{"name":"f","args":{"n": 42.00}}]},"result":{"ok":NaN},"a.b":1}';
    expect(readTable(line, mapping).records).toMatchObject([
      {
        caseId: "7",
        toolCalls: [{ name: "f", argumentsRaw: '{"n": 42.00}', providerParsed: true, result: '{"ok":null}' }],
      },
    ]);
    const own = { ...mapping, columns: { case_id: "a.b" } };
    expect(readTable(line, own).records).toMatchObject([{ caseId: "1" }]);
  });

  it("reads verdict, reason, error, usage, model and time", () => {
    const mapping: TableMapping = {
      rows: "records",
      columns: {
        case_id: "id",
        tool: "tool",
        verdict: "ok",
        reason: "why",
        error: "err",
        final_message: "said",
        input_tokens: "in",
        cost_usd: "usd",
        latency: "s",
        model: "model",
        started_at: "at",
      },
      latency_unit: "s",
    };
    const text = `id,tool,ok,why,err,said,in,usd,s,model,at
a,f,TRUE,,,Done,12,0.5,1.5,m,2026-01-02T00:00:00Z
b,f,failed,wrong call,,,x,"0,5",,m,yesterday
c,f,,,timeout,,,,,,
d,f,maybe,,,,,,,,
`;
    const { records, runs, rejects } = readTable(text, mapping);
    expect(records).toMatchObject([
      {
        harnessVerdict: "pass",
        finalMessage: "Done",
        usage: { inputTokens: 12, outputTokens: null, costUsd: 0.5, latencyMs: 1500 },
      },
      { harnessVerdict: "fail", harnessReason: "wrong call", usage: null },
      { harnessVerdict: null, error: "timeout" },
      { harnessVerdict: null, harnessReason: "maybe" },
    ]);
    expect(runs).toMatchObject([{ runId: "f", model: "m", startedAt: "2026-01-02T00:00:00.000Z" }]);
    expect(rejects.map(({ line, path }) => `${line} ${path}`)).toEqual(["3 in", "3 usd", "3 at", "5 ok"]);
  });

  it("takes the values that the mapping names for pass and fail", () => {
    const verdicts = (more: Partial<TableMapping>) =>
      readTable("id,v\na,Good\nb,bad\nc,?\n", {
        rows: "records",
        columns: { case_id: "id", verdict: "v" },
        ...more,
      }).records.map(({ harnessVerdict }) => harnessVerdict);
    expect(verdicts({ pass: ["good"] })).toEqual(["pass", "fail", "fail"]);
    expect(verdicts({ fail: ["BAD"] })).toEqual(["pass", "fail", "pass"]);
    expect(verdicts({ pass: ["good"], fail: ["bad"] })).toEqual(["pass", "fail", null]);
    expect(verdicts({})).toEqual([null, null, null]);
  });

  it("says of records without a column of calls that they know none", () => {
    const { records } = readTable("id,v\na,pass\n", {
      rows: "records",
      columns: { case_id: "id", verdict: "v" },
    });
    expect(records).toMatchObject([{ recordId: "f/a/0/verdict", extra: '{"calls_recorded":false}' }]);
  });

  it("contradicting verdicts of a record's rows are no verdict; times are those of the calls", () => {
    const mapping: TableMapping = {
      rows: "calls",
      columns: { case_id: "id", tool: "t", verdict: "v", latency: "ms", started_at: "at" },
    };
    const text = "id,t,v,ms,at\na,f,pass,5,2026-01-01T00:00:01Z\na,g,fail,7,2026-01-01T00:00:02Z\n";
    expect(readTable(text, mapping).records).toMatchObject([
      {
        harnessVerdict: null,
        harnessReason: "its rows say both pass and fail",
        usage: null,
        toolCalls: [
          { latencyMs: 5, startedAt: "2026-01-01T00:00:01.000Z" },
          { latencyMs: 7, startedAt: "2026-01-01T00:00:02.000Z" },
        ],
      },
    ]);
  });

  it("makes cases of expected calls: one a row, one a record, or a list", () => {
    const perRow: TableMapping = {
      rows: "calls",
      columns: { case_id: "id", tool: "t", expected_tool: "want", expected_arguments: "with", input: "ask" },
      ordered: true,
    };
    const text = 'id,t,want,with,ask\na,f,f,"{""n"": 42.00}",Do it\na,g,g,,\nb,f,,,\nc,f,f,[1],\n';
    const { cases, records, rejects } = readTable(text, perRow);
    expect(cases).toMatchObject([
      {
        caseId: "a",
        input: '"Do it"',
        ordered: true,
        expectToolCalls: [
          { name: "f", args: '{"n": 42.00}' },
          { name: "g", args: null },
        ],
      },
      { caseId: "b", expectToolCalls: null, found: true },
    ]);
    expect(rejects).toMatchObject([{ line: 5, path: "with" }]);
    expect(records.map(({ caseId }) => caseId)).toEqual(["a", "b", "c"]);
    const perRecord = readTable(text, { ...perRow, expected_per: "record", forbid_other_side_effects: true });
    expect(perRecord.cases).toMatchObject([
      { caseId: "a", expectToolCalls: [{ name: "f" }] },
      { caseId: "b", expectToolCalls: [], forbidOtherSideEffects: true },
    ]);
    const list: TableMapping = {
      rows: "records",
      columns: { case_id: "id", tool: "t", expected_tool_calls: "want" },
    };
    const lists =
      'id,t,want\na,f,"[{""name"":""f"",""arguments"":{""n"": 1.0}},{""name"":""g""}]"\nb,f,[]\nc,f,"[{""name"":""f"",""arguments"":""x""}]"\n';
    const found = readTable(lists, list);
    expect(found.cases).toMatchObject([
      {
        caseId: "a",
        expectToolCalls: [
          { name: "f", args: '{"n": 1.0}' },
          { name: "g", args: null },
        ],
      },
      { caseId: "b", found: true },
    ]);
    expect(found.rejects).toMatchObject([{ line: 4, path: "want" }]);
  });

  it("knows a table by the columns of its mapping, and nothing else", () => {
    const detect = (text: string, mapping = CALLS) =>
      createTableImporter(mapping).detect({ text, complete: true, framing: detectFraming(text, true) })
        ?.certainty ?? null;
    expect(detect(TABLE)).toBe("certain");
    expect(detect("case;run;try;tool;args\n")).toBe("certain");
    expect(detect("case,run,tool,args\n1,2,3,4\n")).toBeNull();
    expect(detect('{"case":"a","calls":[]}\n', RECORDS)).toBe("certain");
    expect(detect('[{"case":"a"},{"calls":[]}]', RECORDS)).toBe("certain");
    expect(detect('{"case":"a"}\n', RECORDS)).toBeNull();
    expect(detect("", CALLS)).toBeNull();
    expect(detect("1,2\n3,4\n", { rows: "records", header: false, columns: { case_id: "2" } })).toBe(
      "certain",
    );
  });

  it("reads a table without a header", () => {
    const { records } = readTable("a,f\nb,g\n", {
      rows: "records",
      header: false,
      columns: { case_id: "1", tool: "2" },
    });
    expect(records.map(({ caseId, toolCalls }) => [caseId, toolCalls[0]?.name])).toEqual([
      ["a", "f"],
      ["b", "g"],
    ]);
  });

  it.each(Object.keys(HOSTILE))("answers %s without throwing, with rejects that say something", (key) => {
    const text = HOSTILE[key] ?? "";
    for (const mapping of [CALLS, RECORDS]) {
      const importer = createTableImporter(mapping);
      const pieces = [{ text, line: 1, file: "f" }, ...elementsOf(Buffer.from(text), importer)];
      for (const item of pieces.flatMap((piece) => readText(importer, piece))) {
        if (item.type !== "reject") continue;
        expect(item.reject.message).not.toBe("");
        expect(item.reject.source.length).toBeLessThanOrEqual(2000);
      }
      const head = { text: text.slice(0, 65_536), complete: true, framing: detectFraming(text, true) };
      expect(() => importer.detect(head)).not.toThrow();
    }
  });
});

describe("TABLE_MAPPING", () => {
  const problems = (value: object) =>
    TABLE_MAPPING.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ??
    [];

  it("is refused where it contradicts itself, with the column", () => {
    expect(problems({ rows: "calls", columns: {} })).toEqual([
      "columns.case_id is needed: say which column names the case",
    ]);
    const columns = { case_id: "c", arguments: "a" };
    expect(problems({ rows: "calls", columns })).toEqual(["columns.arguments needs the column of its tool"]);
    expect(problems({ rows: "calls", columns: { case_id: "c", tool_calls: "t" } })).toHaveLength(1);
    expect(problems({ rows: "records", columns: { case_id: "c", tool_calls: "t", tool: "u" } })).toHaveLength(
      1,
    );
    expect(problems({ rows: "records", columns: { case_id: "c" }, pass: ["x"] })).toHaveLength(1);
    expect(problems({ rows: "records", columns: { case_id: "c", tol: "t" } })).toHaveLength(1);
    expect(problems({ ...CALLS, delimiter: "x" })).toHaveLength(1);
    expect(problems(CALLS)).toEqual([]);
  });
});
