import type { PoolClient } from "pg";
import { CopyBuffer } from "../../db/copy-buffer.ts";
import { copyRows } from "../../db/copy-rows.ts";
import type { RecordedCall, RecordObject } from "../../grading/model.ts";
import { sourceOfRecord } from "../../grading/source-of-record.ts";
import { stored } from "./stored.ts";

export type RecordKeys = {
  readonly key: string;
  readonly runKey: number;
  readonly caseVersionKey: number | null;
  readonly hash: string;
};

/** Rows of `record` and `call`, gathered for COPY. */
export class RecordRows {
  private readonly records = new CopyBuffer();
  private readonly calls = new CopyBuffer();
  private readonly suiteId: number;
  private readonly ingestId: number;

  constructor(suiteId: number, ingestId: number) {
    this.suiteId = suiteId;
    this.ingestId = ingestId;
  }

  add(record: RecordObject, keys: RecordKeys): void {
    const usage = record.usage;
    this.records.add([
      this.suiteId,
      keys.key,
      stored(record.recordId),
      keys.runKey,
      keys.caseVersionKey,
      stored(record.caseId),
      record.trial,
      record.toolCalls.length,
      stored(record.finalMessage),
      stored(record.messages),
      usage?.inputTokens ?? null,
      usage?.outputTokens ?? null,
      usage?.costUsd ?? null,
      usage?.latencyMs ?? null,
      record.harnessVerdict,
      stored(record.harnessReason),
      record.effects && stored(JSON.stringify(record.effects)),
      stored(record.world),
      stored(record.error),
      stored(record.extra),
      keys.hash,
      this.ingestId,
      sourceOfRecord(record),
      holdsOwnLog(record),
    ]);
    for (const [index, call] of record.toolCalls.entries()) {
      this.calls.add([
        this.suiteId,
        keys.key,
        index,
        stored(call.callId),
        stored(call.name),
        stored(call.argumentsRaw),
        call.providerParsed,
        stored(call.dispatchedName),
        stored(call.argumentsReceived),
        stored(call.result),
        stored(call.error),
        call.turn,
        stored(call.startedAt),
        call.latencyMs,
        call.source,
        stored(call.extra),
      ]);
    }
  }

  get size(): number {
    return this.records.size + this.calls.size;
  }

  async write(client: PoolClient): Promise<void> {
    await copyRows(
      client,
      `record (suite_id, id, record_id, run_id, case_version_id, case_id, trial, call_count, final_message, messages,
        input_tokens, output_tokens, cost_usd, latency_ms, harness_verdict, harness_reason, effects, world, error,
        extra, content_hash, ingest_id, source, own_log)`,
      this.records.take(),
    );
    await copyRows(
      client,
      `call (suite_id, record_id, call_index, call_id, name, arguments_raw, provider_parsed, dispatched_name,
        arguments_received, result, error, turn, started_at, latency_ms, source, extra)`,
      this.calls.take(),
    );
  }
}

/** Whether its calls are the agent's log beside those of a witness. */
function holdsOwnLog({ toolCalls }: RecordObject): boolean {
  const isLog = (call: RecordedCall) => call.source === "agent_log";
  return toolCalls.some(isLog) && !toolCalls.every(isLog);
}
