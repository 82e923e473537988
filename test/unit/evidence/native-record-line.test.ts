import { expect, test } from "vitest";
import { nativeRecordLine } from "../../../lib/evidence/native-record-line.ts";
import { readNative } from "../../../lib/importers/native/read-native.ts";

const read = (text: string) => {
  const reading = readNative(text);
  if (!reading.ok || reading.object.kind !== "record") throw new Error("no record");
  return reading.object;
};

test.each([
  [
    "a plain one",
    '{"kind":"record","run_id":"r","case_id":"c","tool_calls":[{"name":"t","arguments_raw":"{}"}]}',
  ],
  [
    "literals and unknown fields",
    `{"kind":"record","run_id":"r","case_id":"c","trial":2,"shard":{"n":1.00,"n":2e0},
      "tool_calls":[{"call_id":"","name":"t","arguments_raw":"{\\"a\\": \\u0000 \\ud83d","turn":1,"latency_ms":4.5,
        "arguments_received":{"big":12345678901234567890,"x":42.00},"result":null,"error":"no","odd":[1.0]}],
      "final_message":"done \\ud83d","messages":[{"role":"user","content":"a\\nb"}],
      "usage":{"input_tokens":3,"cached":2.50},"harness_verdict":"fail","harness_reason":"no",
      "effects":[{"name":"db","passed":false,"detail":{"rows":1.0}}],"world":{"a":1e2,"a":2}}`,
  ],
  [
    "arguments that only came parsed",
    '{"kind":"record","record_id":"x","run_id":"r","case_id":"c","tool_calls":[{"name":"t","arguments_parsed":{"a":1.0},"source":"observer"}]}',
  ],
  [
    "an account of another source than its calls",
    '{"kind":"record","run_id":"r","case_id":"c","source":"agent_log","tool_calls":[{"name":"t"},{"name":"u","source":"provider"}]}',
  ],
  ["a record that broke", '{"kind":"record","run_id":"r","case_id":"c","tool_calls":[],"error":"timeout"}'],
])("%s reads back as the same record from one line", (_, source) => {
  const record = read(source);
  const line = nativeRecordLine(record);
  expect(line).not.toContain("\n");
  expect(nativeRecordLine(read(line))).toBe(line);
  const { toolCalls, ...rest } = record;
  const { toolCalls: calls, ...again } = read(line);
  const compact = (value: unknown) => JSON.stringify(value)?.replace(/\\n\s*|\s(?=["{[])/g, "");
  expect(compact(again)).toBe(compact(rest));
  expect(compact(calls)).toBe(compact(toolCalls));
});
