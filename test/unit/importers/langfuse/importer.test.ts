import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { langfuseImporter } from "../../../../lib/importers/langfuse/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { objectsOf } from "../objects-of.ts";
import { readText } from "../read-text.ts";

const read = (name: string) => {
  const bytes = readFileSync(new URL(`../../../fixtures/importers/langfuse/${name}`, import.meta.url));
  const elements = elementsOf(bytes, langfuseImporter).map((one) => ({ ...one, file: name }));
  return objectsOf(readText(langfuseImporter, ...elements));
};

const observation = (id: string, type: string, more: object) => ({
  id,
  traceId: "t",
  type,
  startTime: "2026-03-01T10:00:00Z",
  endTime: "2026-03-01T10:00:01Z",
  ...more,
});
const readOne = (trace: object, ...observations: object[]) =>
  objectsOf(readText(langfuseImporter, JSON.stringify({ trace: { id: "t", ...trace }, observations })));
const plain = observation("g", "GENERATION", { output: "hello" });

describe("langfuseImporter", () => {
  it("counts a call once that generations, the one around them and a tool's observation tell", () => {
    const { records, runs, tools, rejects } = read("export.json");
    expect(rejects).toEqual([]);
    expect(records).toMatchObject([
      {
        recordId: "export/0a11",
        caseId: "two_places",
        finalMessage: "Sun in both.",
        harnessVerdict: null,
        error: null,
        usage: { inputTokens: 50, outputTokens: 7, costUsd: 0.3, latencyMs: 7000 },
        toolCalls: [
          {
            callId: "c1",
            argumentsRaw: '{"city": "Ystad"}',
            providerParsed: false,
            argumentsReceived: '{"city":"Ystad"}',
            result: null,
            error: '"no station"',
            latencyMs: 500,
            extra: '{"answered_in":"g1","run_in":"t1","paired_by":"call id"}',
          },
          {
            callId: "c2",
            argumentsRaw: '{"city":"Lund"}',
            argumentsReceived: '{"city":"Lund"}',
            result: '{"sun":true}',
            extra: '{"answered_in":"g2","run_in":"t2","paired_by":"name and arguments"}',
          },
        ],
      },
    ]);
    expect(runs).toMatchObject([{ runId: "export", model: "m-1", startedAt: "2026-03-01T10:00:00.000Z" }]);
    expect(tools).toMatchObject([
      { name: "weather", description: "Of a place", inputSchema: '{"type":"object"}' },
    ]);
    expect(JSON.parse(records[0]?.extra ?? "")).toMatchObject({
      scores: [{ name: "correctness", value: 0 }],
    });
  });

  it("reads objects as they are written, a list of traces, and a score that says a verdict", () => {
    const { records, tools } = read("list.json");
    expect(records).toMatchObject([
      {
        recordId: "nightly/0b22",
        caseId: "k",
        harnessVerdict: "pass",
        harnessReason: "Passed True (API): ok",
        error: "worker died",
        toolCalls: [
          { callId: "u1", argumentsRaw: '{"n":42.00,"big":12345678901234567890}', providerParsed: true },
        ],
      },
    ]);
    expect(tools.map(({ name }) => name)).toEqual(["add"]);
  });

  it.each([
    ["passed", 1, null, "pass"],
    ["Is Correct", 0, null, "fail"],
    ["failed", 1, null, "fail"],
    ["verdict", 0, "PASS", "pass"],
    ["passed", 0.5, null, null],
    ["correctness", 1, null, null],
    ["hallucination", 0, null, null],
  ])("takes the score %s %s %s for the verdict %s", (name, value, stringValue, verdict) => {
    expect(readOne({ scores: [{ name, value, stringValue }] }, plain).records[0]?.harnessVerdict).toBe(
      verdict,
    );
  });

  it("gives no verdict where two scores disagree, and says so", () => {
    const scores = [
      { name: "passed", value: 1 },
      { name: "failed", value: true },
    ];
    expect(readOne({ scores }, plain).records).toMatchObject([
      { harnessVerdict: null, harnessReason: "scores disagree: passed 1; failed true" },
    ]);
  });

  it("takes the calls of the input behind the user's last message where nothing else tells any", () => {
    const asked = [
      { role: "assistant", tool_calls: [{ id: "old", function: { name: "a", arguments: "{}" } }] },
      { role: "user", content: "Go on." },
      { role: "assistant", tool_calls: [{ id: "c1", function: { name: "b", arguments: '{"n":1.0}' } }] },
      { role: "tool", tool_call_id: "c1", content: "done" },
    ];
    const input = JSON.stringify(JSON.stringify(asked));
    expect(
      readOne({}, observation("g", "GENERATION", { input, output: "ok" })).records[0]?.toolCalls,
    ).toMatchObject([{ callId: "c1", name: "b", argumentsRaw: '{"n":1.0}', result: '"done"' }]);
  });

  it("takes spans of older exports for tools where their attributes say so, an observer being the source", () => {
    const metadata = { attributes: { "gen_ai.operation.name": "execute_tool", "gen_ai.tool.call.id": "c1" } };
    const input = { n: 1 };
    const { records } = readOne(
      {},
      observation("s", "SPAN", { name: "execute_tool add", input, output: 2, metadata }),
    );
    expect(records[0]?.toolCalls).toMatchObject([
      {
        callId: "c1",
        name: "add",
        argumentsRaw: '{"n":1}',
        providerParsed: true,
        source: "observer",
        result: "2",
      },
    ]);
  });

  it("refuses a trace without observations, and names the field that is wrong", () => {
    expect(readOne({}).rejects).toMatchObject([{ code: "nothing_to_import", path: "observations" }]);
    expect(readOne({}, { id: 5, type: "GENERATION" }).rejects).toMatchObject([
      { code: "invalid_field", path: "observations[0].id" },
    ]);
    expect(objectsOf(readText(langfuseImporter, "{}")).rejects).toMatchObject([{ code: "not_a_trace" }]);
  });
});
