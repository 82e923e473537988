import type { CallSource, RecordedCall } from "../grading/model.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { JsonText } from "../json/json-node.ts";

/** A row of `call`. What grading does not read may be left out of it, and then comes as null. */
export type StoredCall = {
  readonly call_id: string | null;
  readonly name: string;
  readonly arguments_raw: string | null;
  readonly provider_parsed: boolean;
  readonly dispatched_name: string | null;
  readonly arguments_received: string | null;
  readonly result?: string | null;
  readonly error: string | null;
  readonly turn: number | null;
  readonly started_at?: string | null;
  readonly latency_ms?: number | null;
  readonly source: CallSource;
  readonly extra?: string | null;
};

/** The call of a row, its texts decoded. */
export function toRecordedCall(row: StoredCall): RecordedCall {
  return {
    callId: decodeOptionalText(row.call_id),
    name: decodeStoredText(row.name),
    argumentsRaw: decodeOptionalText(row.arguments_raw),
    providerParsed: row.provider_parsed,
    dispatchedName: decodeOptionalText(row.dispatched_name),
    argumentsReceived: jsonOf(row.arguments_received),
    result: jsonOf(row.result),
    error: jsonOf(row.error),
    turn: row.turn,
    startedAt: decodeOptionalText(row.started_at ?? null),
    latencyMs: row.latency_ms ?? null,
    source: row.source,
    extra: jsonOf(row.extra),
  };
}

function jsonOf(stored: string | null | undefined): JsonText | null {
  return decodeOptionalText(stored ?? null) as JsonText | null;
}
