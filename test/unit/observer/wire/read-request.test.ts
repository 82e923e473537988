import { describe, expect, it } from "vitest";
import { readRequest } from "../../../../lib/observer/wire/read-request.ts";

describe("readRequest", () => {
  it("reads tools, results and turn of Chat Completions", () => {
    const body = String.raw`{
      "model": "m",
      "tools": [
        {"type": "function", "function": {"name": "find", "description": "Finds \u00fc.", "parameters": {"type": "object", "properties": {"n": {"type": "number", "maximum": 1.0e2}}}}},
        {"type": "custom", "custom": {"name": "sql"}}
      ],
      "functions": [{"name": "old", "parameters": {"type": "object"}}],
      "messages": [
        {"role": "user", "content": "hi"},
        {"role": "assistant", "tool_calls": [{"id": "c1", "type": "function", "function": {"name": "find", "arguments": "{}"}}]},
        {"role": "tool", "tool_call_id": "c1", "content": "{\"id\": 12345678901234567890}"},
        {"role": "assistant", "content": "ok"},
        {"role": "function", "name": "old", "content": [{"type": "text", "text": "x"}]},
        {"role": "user", "content": "go on"}
      ]
    }`;
    expect(readRequest("openai-chat", body)).toEqual({
      tools: [
        {
          name: "find",
          description: "Finds ü.",
          inputSchema: '{"type":"object","properties":{"n":{"type":"number","maximum":1.0e2}}}',
        },
        { name: "sql", description: null, inputSchema: null },
        { name: "old", description: null, inputSchema: '{"type":"object"}' },
      ],
      results: [
        { callId: "c1", name: null, result: String.raw`"{\"id\": 12345678901234567890}"`, isError: false },
        { callId: null, name: "old", result: '[{"type": "text", "text": "x"}]', isError: false },
      ],
      turn: 2,
    });
  });

  it("reads tools, results and turn of Responses, where the items of one answer are one turn", () => {
    const body = String.raw`{
      "tools": [{"type": "function", "name": "find", "parameters": {"type": "object"}}, {"type": "web_search"}],
      "input": [
        {"role": "user", "content": "hi"},
        {"type": "reasoning", "id": "rs_1"},
        {"type": "function_call", "call_id": "c1", "name": "find", "arguments": "{}"},
        {"type": "custom_tool_call", "call_id": "c2", "name": "sql", "input": "x"},
        {"type": "function_call_output", "call_id": "c1", "output": "{\"a\": 1.0}"},
        {"type": "custom_tool_call_output", "call_id": "c2", "output": [1.50]}
      ]
    }`;
    expect(readRequest("openai-responses", body)).toEqual({
      tools: [{ name: "find", description: null, inputSchema: '{"type":"object"}' }],
      results: [
        { callId: "c1", name: null, result: String.raw`"{\"a\": 1.0}"`, isError: false },
        { callId: "c2", name: null, result: "[1.50]", isError: false },
      ],
      turn: 1,
    });
    expect(readRequest("openai-responses", '{"input": "hi"}')).toEqual({ tools: [], results: [], turn: 0 });
  });

  it("reads tools, results and turn of Anthropic Messages, and tells errors", () => {
    const messages = [
      '{"role": "user", "content": "hi"}',
      '{"role": "assistant", "content": [{"type": "tool_use", "id": "t1", "name": "find", "input": {}}]}',
      '{"role": "user", "content": [{"type": "tool_result", "tool_use_id": "t1", "content": "no such id", "is_error": true}, {"type": "tool_result", "tool_use_id": "t2"}, {"type": "tool_result", "tool_use_id": "t3", "content": [{"type": "text", "text": "5.0"}], "is_error": false}]}',
    ];
    const tools = '[{"name": "find", "description": "Finds.", "input_schema": {"type": "object"}}]';
    expect(readRequest("anthropic-messages", `{"tools": ${tools}, "messages": [${messages}]}`)).toEqual({
      tools: [{ name: "find", description: "Finds.", inputSchema: '{"type":"object"}' }],
      results: [
        { callId: "t1", name: null, result: '"no such id"', isError: true },
        { callId: "t2", name: null, result: null, isError: false },
        { callId: "t3", name: null, result: '[{"type": "text", "text": "5.0"}]', isError: false },
      ],
      turn: 1,
    });
    const begun = `{"messages": [${messages}, {"role": "assistant", "content": "{"}]}`;
    expect(readRequest("anthropic-messages", begun)?.turn).toBe(1);
  });

  it("reads tools, results and turn of Gemini, and gives its schemas as JSON Schema", () => {
    const body = `{
      "tools": [{"functionDeclarations": [{"name": "find", "parameters": {"type": "OBJECT", "properties": {"n": {"type": "NUMBER", "nullable": true}}}}]}],
      "contents": [
        {"role": "user", "parts": [{"text": "hi"}]},
        {"role": "model", "parts": [{"functionCall": {"name": "find", "args": {"n": 1}}}]},
        {"role": "user", "parts": [{"functionResponse": {"id": "f1", "name": "find", "response": {"n": 1.0}}}]}
      ]
    }`;
    const read = {
      tools: [
        {
          name: "find",
          description: null,
          inputSchema: '{"type":"object","properties":{"n":{"type":["number","null"],"nullable":true}}}',
        },
      ],
      results: [{ callId: "f1", name: "find", result: '{"n": 1.0}', isError: false }],
      turn: 1,
    };
    expect(readRequest("gemini", body)).toEqual(read);
    expect(readRequest("gemini", `{"model": "m", "request": ${body}}`)).toEqual(read);
  });

  it("gives nothing for a body that is no JSON object", () => {
    for (const body of ["", "{", "[]", "null", '"x"', '{"a": NaN}']) {
      expect(readRequest("openai-chat", body)).toBeNull();
    }
  });

  it("takes members of another kind for absent", () => {
    const wrong = ["1", '"x"', "{}", "[]", "[1, null, []]", "true"];
    for (const api of ["openai-chat", "openai-responses", "anthropic-messages", "gemini"] as const) {
      for (const one of wrong) {
        const body = `{"tools": ${one}, "messages": ${one}, "input": ${one}, "contents": ${one}, "functions": ${one}}`;
        expect(readRequest(api, body)).toMatchObject({ tools: [], results: [] });
      }
    }
    const odd =
      '{"messages": [{"role": "tool", "content": 1}, {"role": 1, "content": {"a": 1}}, {"content": "x"}]}';
    expect(readRequest("openai-chat", odd)?.results).toHaveLength(1);
    expect(readRequest("anthropic-messages", odd)?.results).toEqual([]);
  });
});
