import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { otelImporter } from "../../../../lib/importers/otel/importer.ts";
import { OtelReader } from "../../../../lib/importers/otel/otel-reader.ts";
import { elementsOf } from "../elements-of.ts";
import { objectsOf } from "../objects-of.ts";
import { readText } from "../read-text.ts";

const bytes = (name: string) =>
  readFileSync(new URL(`../../../fixtures/importers/otel/${name}`, import.meta.url));
const read = (name: string) =>
  objectsOf(
    readText(otelImporter, ...elementsOf(bytes(name), otelImporter).map((one) => ({ ...one, file: name }))),
  );

const attribute = (key: string, value: unknown) => ({ key, value: { stringValue: value } });
const span = (
  spanId: string,
  start: number | string,
  attributes: Record<string, string>,
  more: object = {},
) =>
  JSON.stringify({
    traceId: "ab",
    spanId,
    startTimeUnixNano: start,
    ...(typeof start === "number" ? { endTimeUnixNano: start + 5 } : {}),
    attributes: Object.entries(attributes).map(([key, value]) => attribute(key, value)),
    ...more,
  });
const chat = (calls: readonly object[]) => ({
  "gen_ai.operation.name": "chat",
  "gen_ai.output.messages": JSON.stringify([{ role: "assistant", parts: calls }]),
});
const call = (name: string, args: unknown, id?: string) => ({ type: "tool_call", id, name, arguments: args });
const tool = (name: string, args: string, id?: string) => ({
  "gen_ai.operation.name": "execute_tool",
  "gen_ai.tool.name": name,
  "gen_ai.tool.call.arguments": args,
  ...(id === undefined ? {} : { "gen_ai.tool.call.id": id }),
});
const callsOf = (...spans: string[]) =>
  objectsOf(readText(otelImporter, ...spans)).records[0]?.toolCalls ?? [];

describe("otelImporter", () => {
  it("counts a call once that a framework, a client and a tool's span tell, in whatever order spans come", () => {
    const { records, runs, tools, rejects } = read("exports.jsonl");
    expect(rejects).toEqual([]);
    expect(records.map(({ recordId, caseId }) => [recordId, caseId])).toEqual([
      ["exports/5b8aa5a2d2c872e8321cf37308d69df2", "lend_two"],
      ["exports/exports.jsonl:4", "exports.jsonl:4"],
    ]);
    expect(records[0]?.toolCalls).toMatchObject([
      {
        callId: "c1",
        name: "lend_book",
        argumentsRaw: '{"isbn": "978-0", "fee": 42.00}',
        providerParsed: false,
        argumentsReceived: '{"isbn":"978-0","fee":42}',
        result: '{"due": 12345678901234567890}',
        error: null,
        turn: 0,
        startedAt: "2026-04-30T13:17:33.780Z",
        latencyMs: 3.5,
        source: "provider",
        extra: '{"answered_in":"aa03","run_in":"aa04","paired_by":"call id"}',
      },
      {
        callId: "c2",
        argumentsRaw: '{"isbn":"978-1",',
        result: null,
        error: '"ValueError: no such book"',
        turn: 0,
      },
    ]);
    expect(records[0]).toMatchObject({
      finalMessage: "One is lent.",
      error: null,
      usage: { inputTokens: 250, outputTokens: 16, costUsd: null, latencyMs: 6 },
    });
    expect(JSON.parse(records[0]?.messages ?? "")).toHaveLength(2);
    expect(runs).toMatchObject([{ runId: "exports", model: "m-1", agent: "desk" }]);
    expect(tools).toMatchObject([{ name: "lend_book", inputSchema: expect.stringContaining('"isbn"') }]);
  });

  it("keeps nanoseconds and integers that no double holds, and leaves out the span that repeats a turn's calls", () => {
    const { records } = read("tempo.json");
    expect(records[0]?.toolCalls.map((one) => [one.name, one.argumentsRaw, one.source, one.turn])).toEqual([
      ["a", "{}", "observer", null],
      ["b", '{"n": 9007199254740993}', "observer", null],
    ]);
    expect(records[0]?.extra).toContain('"spans_left_out":1');
  });

  it("reads Jaeger's tags and microseconds; an agent that broke is the record's error", () => {
    const { records } = read("jaeger.json");
    expect(records).toMatchObject([
      {
        caseId: "ctx-1",
        error: "TimeoutError: too slow",
        usage: { inputTokens: 18, latencyMs: 4163.849 },
        toolCalls: [
          { callId: "c9", argumentsRaw: "", argumentsReceived: "{}", result: '"two"', latencyMs: 57.091 },
        ],
      },
    ]);
  });

  it("takes ids of 128 bits as they stand, and says how calls without ids were paired", () => {
    const { records } = read("sdk.json");
    expect(records[0]).toMatchObject({
      recordId: "sdk/100927429609276267646756448943279827607",
      usage: { costUsd: 0.3 },
    });
    expect(records[0]?.extra).toContain('"final_output": 7.50');
    expect(records[0]?.toolCalls).toMatchObject([
      {
        argumentsRaw: '{"n": 1.0, "n": 2}',
        providerParsed: true,
        argumentsReceived: '{"n": 4}',
        result: '"kept"',
        latencyMs: 0.25,
        extra: expect.stringContaining('"name and order"'),
      },
      {
        argumentsRaw: '{"n": 3}',
        providerParsed: false,
        result: '{"ok": null}',
        extra: expect.stringContaining('"name and arguments"'),
      },
    ]);
  });

  it("never pairs ids that differ, unless name and arguments are equal, which it says", () => {
    const apart = callsOf(
      span("01", 10, chat([call("a", { x: 1 }, "c1"), call("b", { x: 1 }, "c2")])),
      span("02", 20, tool("a", '{"x":2}', "other")),
      span("03", 30, tool("b", '{"x":1.0}', "another")),
    );
    expect(apart.map((one) => [one.callId, one.source, one.argumentsReceived])).toEqual([
      ["c1", "provider", null],
      ["c2", "provider", '{"x":1.0}'],
      ["other", "observer", '{"x":2}'],
    ]);
    expect(apart[1]?.extra).toContain('"pairing_unsure":"the ids differ"');
  });

  it("orders by the nanosecond, not by the file, and says where order is all there is", () => {
    const calls = callsOf(
      span("04", "1777555053780274702", tool("a", '{"of":"late"}')),
      span("03", "1777555053780274701", tool("a", '{"of":"early"}')),
      span("01", "1777555053780274000", chat([call("a", { n: 1 }), call("a", { n: 2 })])),
    );
    expect(calls.map((one) => [one.argumentsRaw, one.argumentsReceived])).toEqual([
      ['{"n":1}', '{"of":"early"}'],
      ['{"n":2}', '{"of":"late"}'],
    ]);
    expect(calls[0]?.extra).toContain("pairing_unsure");
  });

  it("counts another try of a call, and a client's span inside of a tool's, as the same call", () => {
    const calls = callsOf(
      span("01", 10, chat([call("a", {}, "c1")])),
      span("02", 20, tool("a", "{}", "c1"), { status: { code: 2, message: "busy" } }),
      span("03", 30, tool("a", "{}", "c1")),
      span("04", 31, { ...tool("a", "{}"), "gen_ai.tool.call.result": "done" }, { parentSpanId: "03" }),
    );
    expect(calls).toMatchObject([{ callId: "c1", result: '"done"', error: null }]);
    expect(calls[0]?.extra).toContain('"tried_before_in":["02"]');
  });

  it("takes results from what the model was told where no tool's span is there", () => {
    const [first] = callsOf(
      span("01", 10, chat([call("a", {}, "c1")])),
      span("02", 20, {
        ...chat([{ type: "text", content: "Done." }]),
        "gen_ai.input.messages": JSON.stringify([
          { role: "assistant", parts: [call("a", {}, "c1")] },
          { role: "tool", parts: [{ type: "tool_call_response", id: "c1", response: { ok: 1 } }] },
        ]),
      }),
    );
    expect(first).toMatchObject({ callId: "c1", result: '{"ok":1}', argumentsReceived: null });
  });

  it("reads OpenInference's flattened messages, the AI SDK's calls, and choice events", () => {
    const flattened = {
      "openinference.span.kind": "LLM",
      "llm.output_messages.0.message.role": "assistant",
      "llm.output_messages.0.message.tool_calls.0.tool_call.id": "c1",
      "llm.output_messages.0.message.tool_calls.0.tool_call.function.name": "a",
      "llm.output_messages.0.message.tool_calls.0.tool_call.function.arguments": '{"x":1e2}',
    };
    expect(callsOf(span("01", 1, flattened))).toMatchObject([
      { callId: "c1", name: "a", argumentsRaw: '{"x":1e2}' },
    ]);
    const sdk = {
      "ai.model.id": "m",
      "ai.response.toolCalls": '[{"toolCallId":"c2","toolName":"b","input":"{\\"x\\":1}"}]',
    };
    expect(callsOf(span("01", 1, sdk), span("02", 1, sdk, { parentSpanId: "01" }))).toMatchObject([
      { callId: "c2", name: "b", argumentsRaw: '{"x":1}', providerParsed: false },
    ]);
    const event = {
      name: "gen_ai.choice",
      attributes: [
        attribute("message", '{"tool_calls":[{"id":"c3","function":{"name":"c","arguments":"{}"}}]}'),
      ],
    };
    const history = { ...event, name: "gen_ai.assistant.message" };
    expect(
      callsOf(span("01", 1, { "gen_ai.request.model": "m" }, { events: [history, event] })),
    ).toMatchObject([{ callId: "c3", name: "c", argumentsRaw: "{}" }]);
  });

  it("counts traces of one case as trials, and refuses a file without any span of an agent, with their number", () => {
    const again = span("01", 1, { ...chat([]), case_id: "k" }).replace('"ab"', '"cd"');
    const { records } = objectsOf(
      readText(otelImporter, span("01", 1, { ...chat([]), case_id: "k" }), again),
    );
    expect(records.map(({ recordId, caseId, trial }) => [recordId, caseId, trial])).toEqual([
      ["f/ab", "k", 0],
      ["f/cd", "k", 1],
    ]);
    expect(readText(otelImporter, span("01", 1, { "http.method": "GET" }))).toMatchObject([
      {
        type: "reject",
        reject: { code: "nothing_to_import", message: expect.stringContaining("1 span of 1 trace,") },
      },
    ]);
  });

  it("rejects a broken span alone, with its place", () => {
    const broken = {
      resourceSpans: [{ scopeSpans: [{ spans: [{ spanId: "01", attributes: 5 }, { spanId: "02" }] }] }],
    };
    const { rejects, records } = objectsOf(
      readText(otelImporter, JSON.stringify(broken), span("03", 1, tool("a", "{}"))),
    );
    expect(rejects).toMatchObject([
      { code: "invalid_field", path: "resourceSpans[0].scopeSpans[0].spans[0].attributes" },
    ]);
    expect(records).toHaveLength(1);
  });

  it("does not let a trace be graded of which a span could not be read", () => {
    const broken = JSON.stringify({ traceId: "ab", spanId: "02", attributes: 5 });
    const { records, rejects } = objectsOf(readText(otelImporter, broken, span("01", 1, tool("a", "{}"))));
    expect(rejects).toHaveLength(1);
    expect(records).toMatchObject([{ error: "spans of the trace that could not be read: 1" }]);
  });

  it("keeps each literal of values that are structured in OTLP", () => {
    const structured = {
      traceId: "ab",
      spanId: "01",
      startTimeUnixNano: "1",
      attributes: [
        attribute("gen_ai.tool.name", "a"),
        { key: "gen_ai.tool.call.arguments", value: { kvlistValue: { values: "@" } } },
      ],
    };
    const values =
      '[{"key":"n","value":{"intValue":"12345678901234567890"}},{"key":"f","value":{"doubleValue":42.00}},' +
      '{"key":"l","value":{"arrayValue":{"values":[{"boolValue":true},{"stringValue":"\\u00e9"}]}}}]';
    const [only] = callsOf(JSON.stringify(structured).replace('"@"', () => values));
    expect(only).toMatchObject({
      argumentsRaw: '{"n":12345678901234567890,"f":42.00,"l":[true,"\\u00e9"]}',
      providerParsed: true,
      source: "observer",
    });
  });

  it("pairs many equal calls in linear time and in order", () => {
    const many = Array.from({ length: 3000 }, (_, at) => [
      span(`m${at}`, 10 * at + 1, chat([call("a", {}, "0")])),
      span(`t${at}`, 10 * at + 2, tool("a", "{}", "0")),
    ]).flat();
    const calls = callsOf(...many);
    expect(calls).toHaveLength(3000);
    expect(calls[2999]?.extra).toBe('{"answered_in":"m2999","run_in":"t2999","paired_by":"call id"}');
  });

  it("builds the trace that was longest untouched once too much is kept, and says so of spans that come later", () => {
    const reader = new OtelReader(1000);
    const items = Array.from({ length: 10 }, (_, trace) =>
      span("01", 1, tool("a", "{}")).replace('"ab"', `"t${trace}"`),
    ).flatMap((text) => [...reader.read({ text, line: 1, file: "f" })]);
    expect(objectsOf(items).records.length).toBeGreaterThan(5);
    const late = span("09", 1, tool("a", "{}")).replace('"ab"', '"t0"');
    expect([...reader.read({ text: late, line: 2, file: "f" })]).toMatchObject([
      { reject: { code: "late_span" } },
    ]);
    expect(objectsOf([...items, ...reader.end()]).records).toHaveLength(10);
  });
});
