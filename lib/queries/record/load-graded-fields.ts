import { db } from "../../db/client.ts";
import type { EffectResult, RecordObject } from "../../grading/model.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { loadRecordedCalls } from "./load-recorded-calls.ts";
import type { RecordHead } from "./record-head.ts";

/** A record as the grader reads it: without its transcript, final message and results. */
export async function loadGradedFields(suiteId: number, head: RecordHead): Promise<RecordObject> {
  const [calls, row] = await Promise.all([
    loadRecordedCalls(suiteId, head.key, { whole: false }),
    db().record.findUniqueOrThrow({
      where: { suiteId_id: { suiteId, id: BigInt(head.key) } },
      select: { effects: true, world: true },
    }),
  ]);
  return {
    kind: "record",
    recordId: head.recordId,
    runId: head.run.runId,
    caseId: head.caseId,
    trial: head.trial,
    source: head.source,
    toolCalls: calls.map(({ call }) => call),
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: head.harnessVerdict,
    harnessReason: head.harnessReason,
    effects: row.effects === null ? null : (JSON.parse(decodeStoredText(row.effects)) as EffectResult[]),
    world: row.world === null ? null : (decodeStoredText(row.world) as JsonText),
    error: head.error,
    extra: null,
  };
}
