import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { CaseObject, RecordObject } from "../../../../lib/grading/model.ts";
import type { SourceElement } from "../../../../lib/importers/importer.ts";
import { promptfooImporter } from "../../../../lib/importers/promptfoo/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { readText } from "../read-text.ts";

function read(bytes: Buffer, file = "f") {
  const elements: SourceElement[] = elementsOf(bytes, promptfooImporter).map((one) => ({ ...one, file }));
  return readText(promptfooImporter, ...elements).map((item) => {
    if (item.type === "reject") throw new Error(item.reject.message);
    return item.object;
  });
}

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/importers/promptfoo/${name}`, import.meta.url));
const records = (objects: ReturnType<typeof read>) =>
  objects.filter((object): object is RecordObject => object.kind === "record");
const cases = (objects: ReturnType<typeof read>) =>
  objects.filter((object): object is CaseObject => object.kind === "case");
const SHARED = new URL("../../../../../shared/data/promptfoo/", import.meta.url);

describe("promptfooImporter", () => {
  it("makes one run of each provider of an eval, and one case of a test with its expected names", () => {
    const objects = read(fixture("export.json"));
    const runs = objects.filter((object) => object.kind === "run");
    expect(runs).toMatchObject([
      {
        runId: "eval-abc-2026-03-01T10:00:00/google:some-model",
        model: "google:some-model",
        startedAt: "2026-03-01T10:00:00.000Z",
      },
      { runId: "eval-abc-2026-03-01T10:00:00/other-model" },
    ]);
    expect(cases(objects)).toMatchObject([
      {
        caseId: "lend a book",
        input: '{"ask":"Lend me 978-0"}',
        expectToolCalls: [
          { name: "lend_book", args: null },
          { name: "find_book", args: null },
        ],
        forbidOtherSideEffects: true,
      },
      { input: '{"ask":"Hello"}', expectToolCalls: null, found: true },
    ]);
    expect(records(objects).map((record) => record.caseId)).toEqual([
      "lend a book",
      "lend a book",
      expect.stringMatching(/^vars-[0-9a-f]{8}$/),
    ]);
  });

  it("keeps literals of arguments, the text beside them, and every failed assertion's reason", () => {
    const [first] = records(read(fixture("export.json")));
    expect(first).toMatchObject({
      trial: 0,
      finalMessage: "Let me look.",
      messages: '[{"role":"user","content":"Lend me 978-0"}]',
      usage: { inputTokens: 20, outputTokens: 10, costUsd: 0.003, latencyMs: 812 },
      harnessVerdict: "fail",
      harnessReason: "Tool Call F1 is below 1; Too slow",
      error: null,
    });
    expect(first?.toolCalls).toMatchObject([
      {
        name: "lend_book",
        argumentsRaw: '{ "isbn": "978-0", "fee": 2.50, "n": 12345678901234567890 }',
        providerParsed: true,
        result: null,
        turn: 0,
        extra: '{"thoughtSignature": "xyz"}',
      },
    ]);
    expect(first?.extra).toContain('"raw": { "any": 1 }');
  });

  it("takes an error for a broken record, and no tokens of a cached answer", () => {
    const [, broken, cached] = records(read(fixture("export.json")));
    expect(broken).toMatchObject({
      error: "API error: 503 overloaded",
      harnessVerdict: null,
      messages: '[{"role":"user","content":"Lend me 978-0"}]',
    });
    expect(cached).toMatchObject({
      finalMessage: "Hi there.",
      harnessVerdict: "pass",
      harnessReason: "All assertions passed",
      usage: { inputTokens: null, outputTokens: null, costUsd: 0, latencyMs: 1 },
      extra: expect.stringContaining('"cached": true'),
    });
  });

  it("takes tools from the configuration, in each provider's shape", () => {
    const tools = [...read(fixture("export.json")), ...read(fixture("shared.json"))].filter(
      (object) => object.kind === "tool",
    );
    expect(tools).toMatchObject([
      { name: "find_book", inputSchema: '{"type":"object","properties":{"isbn":{"type":"string"}}}' },
      { name: "search", inputSchema: expect.stringContaining('"required":["q"]') },
    ]);
  });

  it("reads a shared eval: repeats are trials, a case named in metadata, calls written behind the text", () => {
    const objects = read(fixture("shared.json"));
    expect(cases(objects)).toMatchObject([
      { caseId: "trip", expectToolCalls: [{ name: "search" }, { name: "book" }] },
    ]);
    expect(objects[1]).toMatchObject({
      kind: "run",
      runId: "eval-def",
      startedAt: "2026-03-01T10:00:00.000Z",
    });
    expect(records(objects)).toMatchObject([
      {
        recordId: "eval-def/trip/0",
        finalMessage: "I will search.",
        toolCalls: [
          { callId: "toolu_1", name: "search", argumentsRaw: '{"q": "rail", "max": 5.0}' },
          { callId: "toolu_2", name: "book", argumentsRaw: "{}" },
        ],
      },
      {
        recordId: "eval-def/trip/1",
        toolCalls: [{ callId: "call_1", argumentsRaw: '{"q": "rail", "max": 5.0}', providerParsed: false }],
      },
    ]);
  });

  it("reads the table of an old file where its list is empty", () => {
    const objects = read(fixture("table.json"), "old/table.json");
    expect(records(objects)).toMatchObject([
      {
        recordId: "table/first/0",
        harnessVerdict: "pass",
        toolCalls: [{ name: "look", argumentsRaw: "" }],
        usage: { inputTokens: 3, outputTokens: 4, costUsd: 0.1, latencyMs: 10 },
      },
      { error: "Connection reset", harnessVerdict: null, finalMessage: "no" },
    ]);
    expect(cases(objects)).toMatchObject([
      { caseId: "first", expectToolCalls: [{ name: "look" }] },
      { found: true },
    ]);
  });

  it("reads an old file's results once, from the array that comes first", () => {
    const old = JSON.parse(fixture("table.json").toString("utf8"));
    old.results.results = [
      {
        success: true,
        provider: { id: "openai:old" },
        prompt: { raw: "Ask 1", label: "Ask {{n}}" },
        vars: { n: "1" },
        response: { output: "no call" },
        gradingResult: {
          pass: false,
          reason: "none",
          componentResults: [
            { pass: false, reason: "none", assertion: { type: "tool-call-f1", value: "look" } },
          ],
        },
      },
    ];
    const objects = read(Buffer.from(JSON.stringify(old)));
    expect(records(objects)).toHaveLength(1);
    expect(cases(objects)).toMatchObject([{ expectToolCalls: [{ name: "look" }] }]);
  });

  it("reads lines of results; the run is named after the file", () => {
    expect(records(read(fixture("lines.jsonl"), "a/lines.jsonl"))).toMatchObject([
      { recordId: "lines/Named/prompt-0/by name/0", toolCalls: [{ name: "look", argumentsRaw: null }] },
      { recordId: "lines/Named/prompt-0/by name/1", toolCalls: [{ argumentsRaw: '{"a":1.0}' }] },
    ]);
  });

  it("tells tests of one description apart by their variables", () => {
    const row = (testIdx: number, n: number) =>
      JSON.stringify({ success: true, promptIdx: 0, testIdx, testCase: { description: "d", vars: { n } } });
    const objects = read(Buffer.from([row(0, 1), row(1, 2), row(2, 1)].join("\n")));
    expect(records(objects).map(({ caseId, trial }) => [caseId, trial])).toEqual([
      ["d", 0],
      [expect.stringMatching(/^d \(vars-[0-9a-f]{8}\)$/), 0],
      ["d", 1],
    ]);
  });

  it("says of an eval without results that there is nothing to import", () => {
    const text = '{"evalId":"e","results":{"version":3,"prompts":[],"results":[]}}';
    const items = elementsOf(Buffer.from(text), promptfooImporter);
    expect(readText(promptfooImporter, ...items)).toMatchObject([
      { type: "reject", reject: { code: "no_results" } },
    ]);
  });

  it.skipIf(!existsSync(SHARED))("reads the public files (skipped where ../shared is not there)", () => {
    const counts = (name: string) => {
      const objects = read(readFileSync(new URL(name, SHARED)), name);
      const found = records(objects);
      return {
        runs: new Set(found.map((record) => record.runId)).size,
        records: new Set(found.map((record) => record.recordId)).size,
        failed: found.filter((record) => record.harnessVerdict === "fail").length,
      };
    };
    expect(counts("sample-export.json")).toEqual({ runs: 2, records: 4, failed: 4 });
    expect(counts("v4evalToShare.json")).toEqual({ runs: 2, records: 8, failed: 0 });
  });
});
