import { describe, expect, it } from "vitest";
import { nativeLine } from "../../../../lib/exports/native/native-line.ts";
import type { NativeObject, RecordedCall, RecordObject } from "../../../../lib/grading/model.ts";
import { readNative } from "../../../../lib/importers/native/read-native.ts";
import type { JsonText } from "../../../../lib/json/json-node.ts";

const json = (text: string) => text as JsonText;

function objectOf(line: string): NativeObject {
  const reading = readNative(line);
  if (!reading.ok) throw new Error(`${reading.path}: ${reading.message}`);
  return reading.object;
}

function callOf(fields: Partial<RecordedCall>): RecordedCall {
  return {
    callId: null,
    name: "t",
    argumentsRaw: null,
    providerParsed: false,
    dispatchedName: null,
    argumentsReceived: null,
    result: null,
    error: null,
    turn: null,
    startedAt: null,
    latencyMs: null,
    source: "provider",
    extra: null,
    ...fields,
  };
}

function recordOf(fields: Partial<RecordObject>): RecordObject {
  return {
    kind: "record",
    recordId: "r",
    runId: "run",
    caseId: "c",
    trial: 0,
    toolCalls: [],
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    error: null,
    extra: null,
    ...fields,
  };
}

const LINES: readonly string[] = [
  '{"kind":"suite","suite":"s","args_match":"exact","repeats":"forbid","owner":{"n":1.0}}',
  '{"kind":"tool","name":"t","description":"d","input_schema":{"type": "object","properties":{"a":{"default":4200.0}}},"effect":"read_only","defaults":{"a":12345678901234567890},"eval_norms":{"month":"month","items[].price":{"use":"tolerance","abs":0.5}},"annotations":{"x":1}}',
  '{"kind":"tool","name":"t","found":true}',
  '{"kind":"case","case_id":"c","input":["x",1e2],"expect_tool_calls":[{"name":"t","args":{"a":4200.0,"__proto__":1},"arg_types":{"a":["int","float"]},"args_any_of":{"b":[1.0,{"z":1,"z":2}]},"optional_args":["b"],"why":"so"}],"accept":[[],[{"name":"u"}]],"ordered":true,"forbid_other_side_effects":true,"expect_effects":[{"name":"e","path":"orders","exists":{"id":1.0},"count":2,"note":"n"}],"tags":["x"],"owner":"me"}',
  '{"kind":"case","case_id":"c","input":"asked","found":true}',
  '{"kind":"run","run_id":"r","started_at":"2026-11-01T00:00:00.000Z","agent":"a","model":"m","git_sha":"s","labels":{"k":1.0},"host":"h"}',
  '{"kind":"record","record_id":"l","run_id":"run","case_id":"c","trial":0,"source":"agent_log","tool_calls":[{"name":"t"},{"name":"u","source":"provider"}]}',
  '{"kind":"record","record_id":"p","run_id":"run","case_id":"c","trial":0,"source":"provider","tool_calls":[{"name":"t","source":"observer"}]}',
  '{"kind":"record","record_id":"r","run_id":"run","case_id":"c","trial":2,"tool_calls":[{"call_id":"1","name":"t","arguments_raw":"{\\"a\\":1}","arguments_parsed":{"a": 1.0},"dispatched_name":"u","arguments_received":{"a":42.00},"result":null,"error":{"x": 1},"turn":3,"started_at":"2026-11-01T00:00:00.000Z","latency_ms":1.5,"source":"observer","span":"s"}],"final_message":"done","messages":[{"role":"user"}],"usage":{"input_tokens":1,"cost_usd":0.1,"cached":7},"harness_verdict":"fail","harness_reason":"why","effects":[{"name":"e","passed":true,"detail":{"n":1.0},"by":"x"}],"world":{"n":1.0},"error":"broke","more":[1,1]}',
  '{"kind":"label","record_id":"r","call_index":1,"reviewer":"ann","truth":"agent_wrong","cause":"c","note":"n","labelled_at":"2026-11-01T00:00:00.000Z","sample_id":"s","adjudicated":true}',
];

const RAW: readonly string[] = [
  "",
  " ",
  "null",
  "not json",
  '{"a": 4200.0, "b": 12345678901234567890, "a": -0}',
  '{"text": "frame\0end"}',
  '{"text": "ok \ud83d"}',
  '{"text": "ok \\ud83d"}',
  '{\n  "a": 1,\r\n  "b": [ 2 ]\n}',
  '{"a": NaN}',
  '\ufeff{"a": 1}',
  '{"a": "\u2028\u2029"} ',
];

describe("a native line", () => {
  it("reads back as the object that it was made of", () => {
    for (const line of LINES) {
      const object = objectOf(line);
      expect(objectOf(nativeLine(object))).toEqual(object);
    }
  });

  it("is one line of well-formed UTF-16 that is JSON, whatever the arguments hold, which come back to the last character", () => {
    for (const raw of RAW) {
      for (const providerParsed of [false, true]) {
        const record = recordOf({ toolCalls: [callOf({ argumentsRaw: raw, providerParsed })] });
        const line = nativeLine(record);
        expect(line).not.toMatch(/[\n\r\p{Surrogate}]/u);
        expect(() => JSON.parse(line)).not.toThrow();
        expect(objectOf(line), JSON.stringify(raw)).toEqual(record);
      }
    }
  });

  it("turns line ends between tokens into spaces, and writes what JSON has no word for as null", () => {
    const record = recordOf({ world: json('{\n"a": 42.00,\r\n"b": NaN}') });
    expect(objectOf(nativeLine(record))).toEqual(recordOf({ world: json('{ "a": 42.00,  "b": null}') }));
  });

  it("renames unknown fields that an import would take for known ones, or twice", () => {
    const extra = json('{"error":{"code":1.0},"usage":{"total":3},"kind":"x","twice":1,"twice":2}');
    const record = recordOf({ error: "broke", extra });
    expect(objectOf(nativeLine(record))).toEqual({
      ...record,
      extra:
        '{"source_error":{"code":1.0},"source_usage":{"total":3},"source_kind":"x","twice":1,"source_twice":2}',
    });
  });

  it("says the same when it is written again", () => {
    const extra = json('{"error":1,"usage":{"total":3}}');
    const usage = { inputTokens: 1, outputTokens: null, costUsd: null, latencyMs: null };
    const line = nativeLine(recordOf({ usage, extra }));
    expect(nativeLine(objectOf(line))).toBe(line);
  });
});
