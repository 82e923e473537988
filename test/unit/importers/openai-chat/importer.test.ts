import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openaiChatImporter } from "../../../../lib/importers/openai-chat/importer.ts";
import { elementsOf } from "../elements-of.ts";
import { objectsOf } from "../objects-of.ts";
import { readText } from "../read-text.ts";

const fixture = (name: string) =>
  readFileSync(new URL(`../../../fixtures/importers/openai-chat/${name}`, import.meta.url));
const read = (name: string) => readText(openaiChatImporter, ...elementsOf(fixture(name), openaiChatImporter));

describe("openaiChatImporter", () => {
  it("names records after the case, run and trial that a line states", () => {
    const { records, runs } = objectsOf(read("pairs.jsonl"));
    expect(records.map(({ recordId }) => recordId)).toEqual([
      "monday/refund-1/2",
      "f/refund-2/0",
      "f/refund-2/1",
      "f/refund-3/0",
      "f/chatcmpl-4/0",
    ]);
    expect(runs).toMatchObject([
      { runId: "monday", model: "gpt-x-2026", startedAt: "2026-04-01T08:00:00.000Z" },
      { runId: "f", model: "gpt-x-2026", startedAt: "2026-04-01T07:58:20.000Z" },
    ]);
  });

  it("takes calls of the request's history and of the response with their argument text byte for byte", () => {
    const record = objectsOf(read("pairs.jsonl")).records[0];
    expect(record?.toolCalls).toMatchObject([
      {
        callId: "call_1",
        name: "find_order",
        argumentsRaw: '{ "id": 12.0 }',
        turn: 2,
        result: '"{\\"found\\":true}"',
      },
      { callId: "call_2", argumentsRaw: '{"order":12,"order":13,"amount":42.00}', turn: 4, result: null },
      { callId: "call_3", name: "note", argumentsRaw: "free text", providerParsed: false, turn: 4 },
    ]);
    expect(record?.usage).toEqual({ inputTokens: 100, outputTokens: 20, costUsd: null, latencyMs: null });
    expect(record?.extra).toContain('"temperature":0.0');
    expect(JSON.parse(record?.messages ?? "")).toHaveLength(5);
    expect(record).toMatchObject({ harnessVerdict: null, harnessReason: null, error: null });
  });

  it("takes tools with their schemas, and their effect from MCP annotations", () => {
    expect(objectsOf(read("pairs.jsonl")).tools).toMatchObject([
      {
        name: "find_order",
        description: "Finds it.",
        effect: "read_only",
        found: true,
        inputSchema: '{"type":"object","properties":{"id":{"type":"integer"}}}',
        extra: '{"strict":true}',
      },
      { name: "refund", effect: "side_effecting" },
      { name: "old_tool", effect: null },
    ]);
  });

  it("says an unusual end, keeps an API error apart, and reads parts of text", () => {
    const { records } = objectsOf(read("pairs.jsonl"));
    expect(records[1]).toMatchObject({
      harnessReason: "finish_reason length",
      error: null,
      finalMessage: "I will",
    });
    expect(records[3]).toMatchObject({
      error: "status 500: server_error: The server had an error",
      toolCalls: [],
    });
    expect(records[4]).toMatchObject({ finalMessage: "All\ndone." });
  });

  it("names a conversation without an id after its place, and pairs results by position where ids say nothing", () => {
    const { records } = objectsOf(read("conversations.json"));
    expect(records.map(({ caseId }) => caseId)).toEqual(["f:2", "f:11", "conv-3"]);
    expect(
      records.map((one) =>
        one.toolCalls.map(({ argumentsRaw, providerParsed, result }) => [
          argumentsRaw,
          providerParsed,
          result,
        ]),
      ),
    ).toEqual([
      [
        ['{"city":"Bonn"}', false, '"sun"'],
        ['{"city": "Ulm", "big": 9007199254740993}', true, '"rain"'],
      ],
      [
        ["", false, '"12:00"'],
        ["{not json", false, null],
      ],
      [
        ["{}", false, '"first"'],
        [null, false, '"second"'],
        ["{}", false, null],
      ],
    ]);
  });

  it("tells elements that begin on one line apart", () => {
    const conversation = '{"messages":[{"role":"assistant","content":"a"}]}';
    const items = readText(openaiChatImporter, conversation, conversation, { text: conversation, line: 2 });
    expect(objectsOf(items).records.map(({ caseId }) => caseId)).toEqual(["f:1", "f:1#2", "f:2"]);
  });

  it("counts equal cases as trials", () => {
    const line = '{"case_id":7,"messages":[{"role":"assistant","content":"a"}]}';
    expect(
      objectsOf(readText(openaiChatImporter, line, line)).records.map(({ recordId }) => recordId),
    ).toEqual(["f/7/0", "f/7/1"]);
  });

  it("counts trials and places in each file on its own, so that a file read alone gives the same ids", () => {
    const stated = '{"case_id":7,"run_id":"r","messages":[{"role":"assistant","content":"a"}]}';
    const bare = '{"messages":[{"role":"assistant","content":"a"}]}';
    const both = ["a/x.json", "b/x.json"].flatMap((file) => [
      { text: stated, file },
      { text: bare, file, line: 2 },
    ]);
    expect(objectsOf(readText(openaiChatImporter, ...both)).records.map(({ recordId }) => recordId)).toEqual([
      "r/7/0",
      "x/x.json:2/0",
      "r/7/0",
      "x/x.json:2/0",
    ]);
  });

  it("refuses chunks and event streams once, with what to do", () => {
    const chunk = '{"object":"chat.completion.chunk","choices":[{"delta":{"content":"a"}}]}';
    const chunks = readText(openaiChatImporter, chunk, chunk);
    expect(chunks).toMatchObject([{ type: "reject", reject: { code: "stream_chunks" } }]);
    const stream = readText(openaiChatImporter, `data: ${chunk}\n\ndata: [DONE]`, "data: [DONE]");
    expect(stream).toMatchObject([{ type: "reject", reject: { code: "event_stream" } }]);
  });

  it.each([
    ['{"messages":[{"role":"user","content":"Hi"}]}', "no_answer", ""],
    [
      '{"messages":[{"role":"assistant","tool_calls":[{"function":{}}]}]}',
      "invalid_field",
      "messages[0].tool_calls[0]",
    ],
    ['{"response":{"choices":[{}]}}', "invalid_field", "response.choices[0].message"],
    ["[1]", "not_an_object", null],
    ['{"messages":[{"role":"assistant","content":[{"type":"tool_use","name":"f"}]}]}', "other_format", null],
  ])("rejects %s", (text, code, path) => {
    expect(readText(openaiChatImporter, text)).toMatchObject([{ type: "reject", reject: { code, path } }]);
  });
});
