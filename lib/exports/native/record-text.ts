import type { EffectResult, RecordObject, Usage } from "../../grading/model.ts";
import { KNOWN_FIELDS } from "../../importers/native/known-fields.ts";
import type { JsonText } from "../../json/json-node.ts";
import { callText } from "./call-text.ts";
import { listText } from "./list-text.ts";
import { objectText } from "./object-text.ts";
import { plainText } from "./plain-text.ts";
import { saidSource } from "./said-source.ts";

const NONE: ReadonlySet<string> = new Set();

/** A record as the native format writes it. `kept`: fields that `extra` holds whole. */
export function recordText(record: RecordObject, kept: ReadonlySet<string>): JsonText {
  const source = saidSource(record);
  return objectText(
    [
      ["kind", plainText("record")],
      ["record_id", plainText(record.recordId)],
      ["run_id", plainText(record.runId)],
      ["case_id", plainText(record.caseId)],
      ["trial", plainText(record.trial)],
      ["source", plainText(source)],
      ["tool_calls", listText(record.toolCalls.map((call) => callText(call, source ?? "provider")))],
      ["final_message", plainText(record.finalMessage)],
      ["messages", record.messages],
      ["usage", record.usage && usageText(record.usage)],
      ["harness_verdict", plainText(record.harnessVerdict)],
      ["harness_reason", plainText(record.harnessReason)],
      ["effects", record.effects && listText(record.effects.map(effectText))],
      ["world", record.world],
      ["error", plainText(record.error)],
    ],
    record.extra,
    KNOWN_FIELDS.record,
    kept,
  );
}

function usageText(usage: Usage): JsonText {
  return objectText(
    [
      ["input_tokens", plainText(usage.inputTokens)],
      ["output_tokens", plainText(usage.outputTokens)],
      ["cost_usd", plainText(usage.costUsd)],
      ["latency_ms", plainText(usage.latencyMs)],
    ],
    null,
    NONE,
  );
}

function effectText({ name, passed, detail }: EffectResult): JsonText {
  return objectText(
    [
      ["name", plainText(name)],
      ["passed", plainText(passed)],
      ["detail", detail],
    ],
    null,
    NONE,
  );
}
