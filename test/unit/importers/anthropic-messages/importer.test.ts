import { describe, expect, it } from "vitest";
import { anthropicMessagesImporter } from "../../../../lib/importers/anthropic-messages/importer.ts";
import { readFixture } from "../read-fixture.ts";
import { readText } from "../read-text.ts";

describe("anthropicMessagesImporter", () => {
  it("takes calls of MCP servers by the name that was emitted, with the server beside them", () => {
    const { records, runs, rejects } = readFixture(anthropicMessagesImporter, "lines.jsonl");
    expect(rejects).toEqual([]);
    expect(runs).toMatchObject([{ runId: "f", model: "claude-z", startedAt: null }]);
    expect(records[0]?.toolCalls).toMatchObject([
      {
        callId: "m1",
        name: "get_play",
        argumentsRaw: '{"id": 1.0, "id": 2}',
        providerParsed: true,
        result: '[{"type":"text","text":"found"}]',
        extra: '{"type":"mcp_tool_use","server_name":"drama"}',
      },
      { callId: "m2", result: null, error: null },
      {
        callId: "m3",
        argumentsRaw: '{"n":12345678901234567890}',
        result: null,
        error: '[{"type":"text","text":"no"}]',
      },
    ]);
  });

  it("begins a turn behind a result inside a message, so that only calls emitted together share one", () => {
    const calls = readFixture(anthropicMessagesImporter, "lines.jsonl").records[0]?.toolCalls ?? [];
    expect(calls.map(({ turn }) => turn)).toEqual([0, 1, 1]);
  });

  it("says max_tokens without making it an error", () => {
    const { records } = readFixture(anthropicMessagesImporter, "lines.jsonl");
    expect(records[0]).toMatchObject({
      harnessReason: "stop_reason max_tokens",
      harnessVerdict: null,
      error: null,
    });
  });

  it("reads batch results by their custom_id: the API's own tools, and what errored or expired", () => {
    const { records } = readFixture(anthropicMessagesImporter, "lines.jsonl");
    expect(records.map(({ caseId, error }) => [caseId, error])).toEqual([
      ["msg_1", null],
      ["batch-2", null],
      ["batch-3", "overloaded_error: Overloaded"],
      ["batch-4", "the request of the batch expired"],
    ]);
    expect(records[1]).toMatchObject({
      finalMessage: "No luck.",
      toolCalls: [{ name: "web_search", result: null, error: expect.stringContaining("max_uses_exceeded") }],
    });
  });

  it("reads a conversation with results in another order than the calls, and its tools", () => {
    const { records, tools } = readFixture(anthropicMessagesImporter, "conversation.json");
    expect(records).toMatchObject([
      {
        recordId: "night/lend-7/0",
        finalMessage: "One is yours.",
        extra: expect.stringContaining('"system": "Be kind."'),
        toolCalls: [
          {
            callId: "t1",
            argumentsRaw: '{"isbn": "978", "days": 7.0}',
            turn: 1,
            result: expect.stringContaining("lent"),
            error: null,
          },
          { callId: "t2", turn: 1, result: null, error: '"gone"' },
        ],
      },
    ]);
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema === null])).toEqual([
      ["lend", false],
      ["web_search", true],
    ]);
  });

  it.each([
    [
      '{"type":"content_block_delta","index":0,"delta":{"type":"input_json_delta","partial_json":"{"}}',
      "stream_chunks",
    ],
    ['{"messages":[{"role":"user","content":"Hi"}]}', "no_answer"],
    ['{"messages":[{"role":"assistant","content":[{"id":"t"}]}]}', "invalid_field"],
  ])("refuses %s", (text, code) => {
    expect(readText(anthropicMessagesImporter, text)).toMatchObject([{ reject: { code } }]);
  });
});
