import { Prisma } from "../../db/generated/client.ts";
import type { CallSource, RecordedCall } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { readRows } from "../read-rows.ts";

/** A recorded call and where it stands in its record. */
export type LoadedCall = {
  readonly callIndex: number;
  readonly call: RecordedCall;
};

type Row = {
  call_index: number;
  call_id: string | null;
  name: string;
  arguments_raw: string | null;
  provider_parsed: boolean;
  dispatched_name: string | null;
  arguments_received: string | null;
  result: string | null;
  error: string | null;
  turn: number | null;
  started_at: string | null;
  latency_ms: number | null;
  source: CallSource;
  extra: string | null;
};

type Wanted = {
  /** All calls where left out. */
  readonly indices?: readonly number[];
  /** Results, errors and unknown fields too: grading needs none of them. */
  readonly whole: boolean;
};

/** Calls of a record as they were recorded, in emission order. */
export async function loadRecordedCalls(
  suiteId: number,
  recordKey: string,
  { indices, whole }: Wanted,
): Promise<readonly LoadedCall[]> {
  const rest = whole
    ? Prisma.sql`result, error, extra`
    : Prisma.sql`null as result, null as error, null as extra`;
  const some =
    indices === undefined ? Prisma.empty : Prisma.sql`and call_index = any(${[...indices]}::int[])`;
  const rows = await readRows<Row>(Prisma.sql`
    select call_index, call_id, name, arguments_raw, provider_parsed, dispatched_name, arguments_received, turn,
      started_at, latency_ms, source, ${rest}
    from call where suite_id = ${suiteId} and record_id = ${recordKey}::bigint ${some} order by call_index`);
  return rows.map((row) => ({ callIndex: row.call_index, call: toCall(row) }));
}

function toCall(row: Row): RecordedCall {
  return {
    callId: decodeOptionalText(row.call_id),
    name: decodeStoredText(row.name),
    argumentsRaw: decodeOptionalText(row.arguments_raw),
    providerParsed: row.provider_parsed,
    dispatchedName: decodeOptionalText(row.dispatched_name),
    argumentsReceived: decodeOptionalText(row.arguments_received) as JsonText | null,
    result: decodeOptionalText(row.result) as JsonText | null,
    error: decodeOptionalText(row.error) as JsonText | null,
    turn: row.turn,
    startedAt: row.started_at,
    latencyMs: row.latency_ms,
    source: row.source,
    extra: decodeOptionalText(row.extra) as JsonText | null,
  };
}
