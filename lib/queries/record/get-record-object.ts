import { db } from "../../db/client.ts";
import type { EffectResult, RecordObject } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { loadRecordedCalls } from "./load-recorded-calls.ts";
import type { RecordHead } from "./record-head.ts";

/** A record whole, as it was recorded. */
export async function getRecordObject(suiteId: number, head: RecordHead): Promise<RecordObject> {
  const [calls, row] = await Promise.all([
    loadRecordedCalls(suiteId, head.key, { whole: true }),
    db().record.findUniqueOrThrow({
      where: { suiteId_id: { suiteId, id: BigInt(head.key) } },
      select: { finalMessage: true, messages: true, effects: true, world: true, extra: true },
    }),
  ]);
  const effects = decodeOptionalText(row.effects);
  const { inputTokens, outputTokens, costUsd, latencyMs } = head;
  const used = [inputTokens, outputTokens, costUsd, latencyMs].some((value) => value !== null);
  return {
    kind: "record",
    recordId: head.recordId,
    runId: head.run.runId,
    caseId: head.caseId,
    trial: head.trial,
    source: head.source,
    toolCalls: calls.map(({ call }) => call),
    finalMessage: decodeOptionalText(row.finalMessage),
    messages: decodeOptionalText(row.messages) as JsonText | null,
    usage: used ? { inputTokens, outputTokens, costUsd, latencyMs } : null,
    harnessVerdict: head.harnessVerdict,
    harnessReason: head.harnessReason,
    effects: effects === null ? null : (JSON.parse(effects) as EffectResult[]),
    world: decodeOptionalText(row.world) as JsonText | null,
    error: head.error,
    extra: decodeOptionalText(row.extra) as JsonText | null,
  };
}
