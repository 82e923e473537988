import { describe, expect, it } from "vitest";
import { openaiResponsesImporter } from "../../../../lib/importers/openai-responses/importer.ts";
import { objectsOf } from "../objects-of.ts";
import { readFixture } from "../read-fixture.ts";
import { readText } from "../read-text.ts";

describe("openaiResponsesImporter", () => {
  it("takes functions, custom tools and MCP calls, of the input first, each with its argument text", () => {
    const { records, rejects } = readFixture(openaiResponsesImporter, "pair.json");
    expect(rejects).toEqual([]);
    expect(records[0]).toMatchObject({
      recordId: "f/trip-1/0",
      finalMessage: "Booked.",
      harnessReason: null,
      error: null,
    });
    expect(
      records[0]?.toolCalls.map(({ callId, name, argumentsRaw, turn }) => [callId, name, argumentsRaw, turn]),
    ).toEqual([
      ["fc_a", "search", '{"to": "Ulm"}', 1],
      ["fc_b", "search", '{"to":"Bonn","price":1.50}', 4],
      ["fc_c", "search", "", 4],
      ["ct_a", "sql", "select 1", 4],
      ["mcp_1", "order", '{"n": 1}', null],
      ["mcp_2", "order", "{}", null],
      ["mcpr_2", "order", '{"n": 2}', 6],
    ]);
    expect(records[0]?.usage).toEqual({ inputTokens: 11, outputTokens: 7, costUsd: null, latencyMs: null });
  });

  it("takes what an MCP server answered and where it runs; a call that waits for approval has no result", () => {
    const calls = readFixture(openaiResponsesImporter, "pair.json").records[0]?.toolCalls ?? [];
    expect(calls[0]).toMatchObject({ result: '"[]"', error: null, extra: null });
    expect(calls[4]).toMatchObject({
      result: '"ok"',
      error: null,
      extra: expect.stringContaining('"server_label": "shop"'),
    });
    expect(calls[5]).toMatchObject({
      result: null,
      error: expect.stringContaining("mcp_tool_execution_error"),
    });
    expect(calls[6]).toMatchObject({
      result: null,
      error: null,
      extra: expect.stringContaining("mcp_approval_request"),
    });
  });

  it("takes the functions that were offered and the tools that a server listed", () => {
    const { tools, runs } = readFixture(openaiResponsesImporter, "pair.json");
    expect(tools).toMatchObject([
      { name: "search", effect: null, extra: '{"strict":true}' },
      { name: "order", effect: "side_effecting", inputSchema: '{"type":"object","properties":{}}' },
    ]);
    expect(runs).toMatchObject([{ runId: "f", model: "gpt-y-2026", startedAt: "2026-04-01T08:00:00.000Z" }]);
  });

  it("says why a response is incomplete, and keeps what failed apart", () => {
    const { records, rejects } = readFixture(openaiResponsesImporter, "lines.jsonl");
    expect(rejects).toEqual([]);
    expect(records.map(({ recordId, error, harnessReason }) => [recordId, error, harnessReason])).toEqual([
      ["f/c2/1", null, "incomplete: max_output_tokens"],
      ["f/resp_3/0", "server_error: try again", null],
      ["f/resp_4/0", "the response is cancelled", null],
      ["f/f:4/0", null, null],
      ["f/c5/0", "status 429: rate_limit: slow down", null],
    ]);
    expect(records[3]).toMatchObject({
      finalMessage: "Noon.",
      toolCalls: [{ name: "clock", callId: null, result: '"12:00"' }],
    });
  });

  it("keeps the messages as they were written, a plain input as what the user said", () => {
    const text =
      '{"request":{"input":"Hi"},"response":{"output":[{"type":"message","role":"assistant","content":"Yo","n":1.0}]}}';
    expect(objectsOf(readText(openaiResponsesImporter, text)).records[0]?.messages).toBe(
      '[{"role":"user","content":"Hi"},{"type":"message","role":"assistant","content":"Yo","n":1.0}]',
    );
  });

  it("refuses the events of a stream once", () => {
    const event = '{"type":"response.created","sequence_number":0,"response":{}}';
    expect(readText(openaiResponsesImporter, event, event)).toMatchObject([
      { reject: { code: "stream_chunks" } },
    ]);
  });
});
