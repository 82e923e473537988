import { describe, expect, it } from "vitest";
import { geminiImporter } from "../../../../lib/importers/gemini/importer.ts";
import { readFixture } from "../read-fixture.ts";

describe("geminiImporter", () => {
  it("pairs function responses by the tool's name and position where there are no ids", () => {
    const { records, rejects } = readFixture(geminiImporter, "pair.json");
    expect(rejects).toEqual([]);
    expect(
      records[0]?.toolCalls.map(({ name, argumentsRaw, result, turn }) => [name, argumentsRaw, result, turn]),
    ).toEqual([
      ["set_light", '{"on": true, "level": 1e2}', '{"ok": 1.0}', 1],
      ["get_light", "{}", '{"level": 3}', 1],
      ["set_light", '{"room": "b"}', '{"ok": 2}', 1],
      ["set_light", '{"level": 0.50}', null, 3],
    ]);
    expect(records[0]?.toolCalls[0]).toMatchObject({
      providerParsed: true,
      extra: '{"thoughtSignature": "sig"}',
    });
    expect(records[0]?.toolCalls[3]?.callId).toBe("f9");
  });

  it("makes trials of several candidates, leaves thoughts out, and says a malformed call", () => {
    const { records, runs } = readFixture(geminiImporter, "pair.json");
    expect(
      records.map(({ recordId, finalMessage, harnessReason, usage }) => [
        recordId,
        finalMessage,
        harnessReason,
        usage,
      ]),
    ).toEqual([
      ["f/light-1/0", "Done.", null, null],
      ["f/light-1/1", null, "finishReason MALFORMED_FUNCTION_CALL", null],
    ]);
    expect(runs).toMatchObject([{ model: "gemini-q-001", startedAt: "2026-04-01T08:00:00.123Z" }]);
  });

  it("makes JSON Schema of the types in schemas, and of nothing that only looks like one", () => {
    expect(readFixture(geminiImporter, "pair.json").tools).toMatchObject([
      {
        name: "set_light",
        inputSchema: `{"type":"object","required":["type"],"properties":{${[
          '"type":{"type":["string","null"],"enum":["STRING","OBJECT"],"nullable":true}',
          '"levels":{"type":"array","items":{"type":"integer"},"default":{"type":"STRING"}}',
          '"either":{"anyOf":[{"type":"number"},{"type":"boolean"}]}',
        ].join(",")}}}`,
      },
      { name: "get_light", inputSchema: '{"type":"object"}' },
    ]);
  });

  it("reads names in snake_case, blocked prompts and errors of a batch", () => {
    const { records } = readFixture(geminiImporter, "lines.jsonl");
    expect(records.map(({ caseId, error, finalMessage }) => [caseId, error, finalMessage])).toEqual([
      ["r-2", null, null],
      ["r-3", "the API blocked the prompt: SAFETY", null],
      ["k4", "UNAVAILABLE: overloaded", null],
      ["c5", null, "Hello."],
    ]);
    expect(records[0]).toMatchObject({
      usage: { inputTokens: 3, outputTokens: 2 },
      toolCalls: [{ name: "a", argumentsRaw: '{"x":9007199254740993}' }],
    });
  });
});
