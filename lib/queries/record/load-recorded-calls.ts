import { Prisma } from "../../db/generated/client.ts";
import type { RecordedCall } from "../../grading/model.ts";
import { readRows } from "../read-rows.ts";
import { type StoredCall, toRecordedCall } from "../to-recorded-call.ts";

/** A recorded call and where it stands in its record. */
export type LoadedCall = {
  readonly callIndex: number;
  readonly call: RecordedCall;
};

type Row = StoredCall & { call_index: number };

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
  return rows.map((row) => ({ callIndex: row.call_index, call: toRecordedCall(row) }));
}
