import { saidSource } from "../exports/native/said-source.ts";
import type { RecordObject } from "../grading/model.ts";
import type { JsonText } from "../json/json-node.ts";
import { nativeCallLine } from "./native-call-line.ts";
import { nativeObjectLine } from "./native-object-line.ts";

/**
 * A record as one line of the native format, without its line end: literals, argument texts and unknown fields as
 * they came, so that an import of it reads the same record back.
 *
 * @example nativeRecordLine(record).startsWith('{"kind":"record"') // true
 */
export function nativeRecordLine(record: RecordObject): JsonText {
  const quoted = (text: string | null) => (text === null ? null : (JSON.stringify(text) as JsonText));
  const source = saidSource(record);
  const lines = record.toolCalls.map((call) => nativeCallLine(call, source ?? "provider"));
  const calls = `[${lines.join(",")}]` as JsonText;
  return nativeObjectLine(
    [
      ["kind", '"record"' as JsonText],
      ["record_id", quoted(record.recordId)],
      ["run_id", quoted(record.runId)],
      ["case_id", quoted(record.caseId)],
      ["trial", String(record.trial) as JsonText],
      ["source", quoted(source)],
      ["tool_calls", calls],
      ["final_message", quoted(record.finalMessage)],
      ["messages", record.messages],
      ["usage", usageText(record)],
      ["harness_verdict", quoted(record.harnessVerdict)],
      ["harness_reason", quoted(record.harnessReason)],
      ["effects", effectsText(record)],
      ["world", record.world],
      ["error", quoted(record.error)],
    ],
    record.extra,
  );
}

function usageText({ usage }: RecordObject): JsonText | null {
  if (usage === null) return null;
  const given: [string, number | null][] = [
    ["input_tokens", usage.inputTokens],
    ["output_tokens", usage.outputTokens],
    ["cost_usd", usage.costUsd],
    ["latency_ms", usage.latencyMs],
  ];
  return nativeObjectLine(
    given.map(([name, value]) => [name, value === null ? null : (String(value) as JsonText)]),
    null,
  );
}

function effectsText({ effects }: RecordObject): JsonText | null {
  if (effects === null) return null;
  const lines = effects.map(({ name, passed, detail }) =>
    nativeObjectLine(
      [
        ["name", JSON.stringify(name) as JsonText],
        ["passed", String(passed) as JsonText],
        ["detail", detail],
      ],
      null,
    ),
  );
  return `[${lines.join(",")}]` as JsonText;
}
