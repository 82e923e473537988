import { describe, expect, it } from "vitest";
import { outputCalls } from "../../../../lib/importers/promptfoo/output-calls.ts";
import { JsonPlace } from "../../../../lib/importers/transcript/json-place.ts";

/** Calls as `id name arguments`, with a star where the provider had parsed them, then the texts. */
function read(source: string, namesCount = false) {
  const { calls, texts } = outputCalls(JsonPlace.of(source, JSON.parse(source)), namesCount);
  const shown = calls.map(
    ({ id, name, argumentsRaw, providerParsed }) =>
      `${id ?? "-"} ${name} ${argumentsRaw ?? "none"}${providerParsed ? " *" : ""}`,
  );
  return { calls: shown, texts };
}

const OPENAI = '{"id":"c1","type":"function","function":{"name":"f","arguments":"{\\"n\\": 42.00}"}}';
const SHAPES: Readonly<Record<string, readonly [string, string]>> = {
  "a message with tool_calls": [`{"tool_calls":[${OPENAI}]}`, 'c1 f {"n": 42.00}'],
  "a bare list of tool calls": [`[${OPENAI}]`, 'c1 f {"n": 42.00}'],
  "one tool call": [OPENAI, 'c1 f {"n": 42.00}'],
  "a choice's message": [`{"message":{"role":"assistant","tool_calls":[${OPENAI}]}}`, 'c1 f {"n": 42.00}'],
  "a legacy function_call": ['{"function_call":{"name":"f","arguments":"{}"}}', "- f {}"],
  "a legacy function_call alone": ['{"name":"f","arguments":"not json"}', "- f not json"],
  "a Responses item": [
    '{"type":"function_call","id":"fc_1","call_id":"c2","name":"f","arguments":"{}"}',
    "c2 f {}",
  ],
  tool_use: [
    '{"type":"tool_use","id":"t","name":"f","input":{"n": 42.00, "n": 1}}',
    't f {"n": 42.00, "n": 1} *',
  ],
  mcp_tool_use: ['{"type":"mcp_tool_use","id":"t","name":"f","server_name":"s","input":{}}', "t f {} *"],
  "a message of content blocks": [
    '{"role":"assistant","content":[{"type":"tool_use","id":"t","name":"f","input":{}}]}',
    "t f {} *",
  ],
  functionCall: [
    '{"functionCall":{"name":"f","args":{"big":12345678901234567890}}}',
    '- f {"big":12345678901234567890} *',
  ],
  "a list of functionCall": ['[{"functionCall":{"name":"f","args":{}}}]', "- f {} *"],
  "functionCall as a list": ['{"functionCall":[{"name":"f","args":{}}]}', "- f {} *"],
  "functionCall without arguments": ['{"functionCall":{"name":"f"}}', "- f none"],
  "Live toolCall": [
    '{"text":"","toolCall":{"functionCalls":[{"id":"9","name":"f","args":{"a":1e2}}]}}',
    '9 f {"a":1e2} *',
  ],
};

describe("outputCalls", () => {
  it.each(Object.entries(SHAPES))("reads %s, and the same as JSON in a string", (_, [source, call]) => {
    expect(read(source)).toEqual({ calls: [call], texts: [] });
    expect(read(JSON.stringify(source))).toEqual({ calls: [call], texts: [] });
    expect(read(JSON.stringify(JSON.stringify(source)))).toEqual({
      calls: [],
      texts: [JSON.stringify(source)],
    });
  });

  it("takes text followed by tool_use blocks apart, as long as they are whole", () => {
    const block = '{"type":"tool_use","id":"t","name":"f","input":{"s": "a\\nb}"}}';
    expect(read(JSON.stringify(`Let me see.\n\n${block}\n\n${block}\n\nDone.`))).toEqual({
      calls: ['t f {"s": "a\\nb}"} *', 't f {"s": "a\\nb}"} *'],
      texts: ["Let me see.", "Done."],
    });
    const cut = `Let me see.\n\n${block.slice(0, -1)}`;
    expect(read(JSON.stringify(cut))).toEqual({ calls: [], texts: [cut] });
    const inline = `I would write ${block} here.`;
    expect(read(JSON.stringify(inline))).toEqual({ calls: [], texts: [inline] });
  });

  it("takes objects that hold a name alone for calls only where calls are asked for", () => {
    expect(read('[{"name":"f"},{"name":"g"}]', true).calls).toEqual(["- f none", "- g none"]);
    expect(read('[{"name":"f"}]')).toEqual({ calls: [], texts: ['[{"name":"f"}]'] });
    expect(read('{"name":"f"}', true).calls).toEqual([]);
  });

  it("keeps an answer that is JSON, as it was written", () => {
    for (const answer of [
      '{"total": 42.00}',
      "[1, 2.0]",
      "true",
      '{"type":"person","name":"Ada","arguments":1}',
    ]) {
      expect(read(answer)).toEqual({ calls: [], texts: [answer] });
      expect(read(JSON.stringify(answer))).toEqual({ calls: [], texts: [answer] });
    }
    expect(read('"plain"')).toEqual({ calls: [], texts: ["plain"] });
    expect(outputCalls(null, true)).toEqual({ calls: [], texts: [] });
  });

  it("keeps what stands beside a call's own fields", () => {
    const source = '{"functionCall":{"name":"f","args":{}},"thoughtSignature":"xyz"}';
    const [call] = outputCalls(JsonPlace.of(source, JSON.parse(source)), false).calls;
    expect(call?.extra).toBe('{"thoughtSignature":"xyz"}');
  });

  it("goes no deeper than outputs nest", () => {
    const deep = `${'{"content":['.repeat(5000)}${"]}".repeat(5000)}`;
    expect(outputCalls(JsonPlace.of(deep, JSON.parse(deep)), true).calls).toEqual([]);
  });
});
