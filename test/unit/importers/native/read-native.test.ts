import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CaseObject, RecordObject } from "../../../../lib/grading/model.ts";
import { readNative } from "../../../../lib/importers/native/read-native.ts";

const LINES = readFileSync(
  new URL("../../../fixtures/importers/native/small.ndjson", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter((line) => line !== "");

function read<T>(value: unknown): T {
  const reading = readNative(typeof value === "string" ? value : JSON.stringify(value));
  if (!reading.ok) throw new Error(reading.message);
  return reading.object as T;
}

function refuse(value: unknown): string {
  const reading = readNative(typeof value === "string" ? value : JSON.stringify(value));
  return reading.ok ? "read" : `${reading.code} ${reading.path}: ${reading.message}`;
}

const record = (rest: object) => ({ kind: "record", run_id: "r", case_id: "c", tool_calls: [], ...rest });
const call = (rest: object) => record({ tool_calls: [{ name: "t", ...rest }] });

describe("readNative", () => {
  it("takes who recorded a record for its calls too, where these don't say it themselves", () => {
    const toolCalls = [{ name: "t" }, { name: "u", source: "provider" }];
    const told = read<RecordObject>(record({ source: "agent_log", tool_calls: toolCalls }));
    expect(told.source).toBe("agent_log");
    expect(told.toolCalls.map(({ source }) => source)).toEqual(["agent_log", "provider"]);
    expect(told.extra).toBeNull();
    expect(read<RecordObject>(call({}))).not.toHaveProperty("source");
    expect(refuse(record({ source: "log" }))).toContain("invalid_field source");
  });

  it("reads every kind, keeping unknown fields", () => {
    const [suite, tool, hinted, run, first, broken, expected, label] = LINES.map((line) => read(line));
    expect(suite).toEqual({
      kind: "suite",
      suite: "library desk",
      argsMatch: "named",
      repeats: "signal",
      extra: '{"owner":"desk team"}',
    });
    expect(tool).toMatchObject({
      name: "lend_book",
      effect: "side_effecting",
      evalNorms: {
        days: { use: "duration_seconds", options: { unit: "days" } },
        isbn: { use: "whitespace", options: {} },
      },
      extra: null,
    });
    expect(hinted).toMatchObject({
      effect: "read_only",
      inputSchema: null,
      extra: '{"annotations":{"readOnlyHint":true}}',
    });
    expect(run).toMatchObject({ startedAt: "2026-05-04T07:00:00.000Z", labels: '{"branch":"main","try":2}' });
    expect(first).toMatchObject({
      recordId: "monday/lend/0",
      toolCalls: [
        {
          argumentsRaw: '{"isbn": "978-0", "days": 7.0}',
          providerParsed: false,
          result: '{"fee": 0.50}',
          turn: 2,
          extra: '{"took":"long"}',
        },
      ],
      effects: [{ name: "loan exists", passed: true, detail: '{"id": 10000000000000000001}' }],
    });
    expect(broken).toMatchObject({ recordId: "monday/lend/1", error: "timeout after 60 s", toolCalls: [] });
    expect(expected).toMatchObject({
      expectToolCalls: [
        {
          name: "lend_book",
          args: '{"isbn":"978-0","days":7}',
          argTypes: { days: ["int", "str"] },
          argsAnyOf: { note: ['""', "null", "1.0"] },
          optionalArgs: ["note"],
        },
      ],
      accept: [[]],
      tags: ["loans"],
    });
    expect(label).toMatchObject({ recordId: "monday/lend/0", truth: "agent_wrong", callIndex: 0 });
  });

  it("keeps absent, null and empty argument text apart, and marks what the provider had parsed", () => {
    const argumentsOf = (rest: object | string) => {
      const [found] = read<RecordObject>(typeof rest === "string" ? rest : call(rest)).toolCalls;
      return [found?.argumentsRaw, found?.providerParsed, found?.extra];
    };
    expect(argumentsOf({})).toEqual([null, false, null]);
    expect(argumentsOf({ arguments_raw: null })).toEqual([null, false, null]);
    expect(argumentsOf({ arguments_raw: "" })).toEqual(["", false, null]);
    expect(argumentsOf({ arguments_raw: "{", arguments_parsed: { a: 1 } })).toEqual([
      "{",
      false,
      '{"arguments_parsed":{"a":1}}',
    ]);
    const parsed = JSON.stringify(call({ arguments_parsed: 0 })).replace(":0}", ': {"a": 42.00, "a" : 1}}');
    expect(argumentsOf(parsed)).toEqual(['{"a": 42.00, "a" : 1}', true, null]);
  });

  it("tells a handler that returned null from a call without a result", () => {
    expect(read<RecordObject>(call({ result: null })).toolCalls[0]?.result).toBe("null");
    expect(read<RecordObject>(call({})).toolCalls[0]?.result).toBeNull();
  });

  it("keeps raw text with NUL, lone surrogates and line separators as it was", () => {
    const raw = '{"t": "a\u0000b \ud83d \u2028 \\u0000 \\ud83d \\n"}';
    expect(read<RecordObject>(call({ arguments_raw: raw })).toolCalls[0]?.argumentsRaw).toBe(raw);
  });

  it("keeps any argument text whatever it holds", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (raw) => {
        expect(read<RecordObject>(call({ arguments_raw: raw })).toolCalls[0]?.argumentsRaw).toBe(raw);
      }),
    );
  });

  it("keeps the text of any value in a field that holds JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 0, max: 2 }), (value, space) => {
        const text = JSON.stringify(value, null, space);
        const record = `{"kind":"record","run_id":"r","case_id":"c","tool_calls":[{"name":"t","result":${text}}]}`;
        expect(read<RecordObject>(record).toolCalls[0]?.result).toBe(text);
      }),
    );
  });

  it("keeps unknown parts of usage, effects and expected effects beside the object", () => {
    const found = read<RecordObject>(
      record({ usage: { input_tokens: 5, cached: 3 }, effects: [{ name: "e", passed: false, at: 1 }] }),
    );
    expect(found.usage).toEqual({ inputTokens: 5, outputTokens: null, costUsd: null, latencyMs: null });
    expect(JSON.parse(found.extra ?? "")).toEqual({
      usage: { input_tokens: 5, cached: 3 },
      effects: [{ name: "e", passed: false, at: 1 }],
    });
    const one = read<CaseObject>({
      kind: "case",
      case_id: "c",
      expect_effects: [{ name: "e", path: "a.b", exists: { x: 1 }, count: 2 }],
    });
    expect(one.expectEffects).toEqual([
      { name: "e", path: "a.b", exists: '{"x":1}', absent: null, count: 2 },
    ]);
    expect([one.expectToolCalls, one.extra]).toEqual([null, null]);
  });

  it("takes __proto__ for a key like any other", () => {
    const text = '{"kind":"tool","name":"t","eval_norms":{"__proto__":"month"},"__proto__":{"x":1}}';
    const reading = readNative(text);
    expect(reading).toMatchObject({ ok: true, object: { extra: '{"__proto__":{"x":1}}' } });
    expect(reading.ok && Object.keys((reading.object as { evalNorms: object }).evalNorms)).toEqual([
      "__proto__",
    ]);
  });

  it.each([
    [
      { kind: "recrod" },
      'unknown_kind kind: expected one of suite, tool, case, run, record, label, got string "recrod"; did you mean "record"?',
    ],
    [{}, "unknown_kind kind: is missing: expected one of suite, tool, case, run, record, label"],
    [[], 'not_an_object null: expected an object with "kind", got a list of 0 items'],
    [
      record({ tool_calls: [{ name: "a" }, { name: 5 }] }),
      "invalid_field tool_calls[1].name: expected a string, got number 5",
    ],
    [
      record({ tool_calls: undefined }),
      "invalid_field tool_calls: expected the list of calls ([] where the agent made none), got nothing",
    ],
    [
      record({ run_id: undefined, case_id: "" }),
      "invalid_field run_id: is missing (and 1 more problem in this object)",
    ],
    [record({ trial: 1.5 }), "invalid_field trial: expected a whole number, got number 1.5"],
    [
      record({ harness_verdict: "ok" }),
      'invalid_field harness_verdict: expected "pass" or "fail", got string "ok"',
    ],
    [record({ messages: {} }), "invalid_field messages: expected a list, got an object"],
    [
      call({ started_at: "yesterday" }),
      'invalid_field tool_calls[0].started_at: expected a time such as 2026-11-01T09:30:00Z, got string "yesterday"',
    ],
    [
      { kind: "tool", name: "t", eval_norms: { a: 1 } },
      'invalid_field eval_norms.a: expected the name of a normalizer, or an object with "use", got number 1',
    ],
    [
      { kind: "case", case_id: "c", expect_tool_calls: [{ args: {} }] },
      'invalid_field expect_tool_calls[0]: expected "name" (or "tool") with the name of the expected tool, got an object',
    ],
    [
      { kind: "case", case_id: "c", accept: [{ tool: "t" }] },
      "invalid_field accept[0]: expected a list, got an object",
    ],
    [
      '{"kind":"run","run_id":"a","run_id":"b"}',
      "repeated_field run_id: is given twice in this object: keep one of the two",
    ],
    [
      '{"kind":"record","run_id":"a","case_id":"c","tool_calls":[{"name":"x","name":"y"}]}',
      "repeated_field tool_calls[0].name: is given twice in this object: keep one of the two",
    ],
    [
      '{"kind":"case","case_id":"c","accept":[[{"tool":"x","args":{},"args":{"a":1}}]]}',
      "repeated_field accept[0][0].args: is given twice in this object: keep one of the two",
    ],
  ])("refuses %j", (value, message) => {
    expect(refuse(value)).toBe(message);
  });

  it("says where a text stops being JSON, and why", () => {
    expect(refuse('{"kind":"run","run_id": NaN}')).toBe(
      "not_json null: The word NaN at offset 24 is not JSON: JSON has neither NaN nor Infinity.",
    );
    expect(refuse('{"kind":"run"')).toMatch(/^not_json null: .*cut off/);
  });
});
