import type { ClientBase, Pool } from "pg";
import type { RecordedCall } from "../grading/model.ts";
import { type StoredCall, toRecordedCall } from "./to-recorded-call.ts";

type Wanted = {
  /** Keys of records whose calls are only graded. */
  readonly plain: readonly string[];
  /** Keys of those whose results, as far as they are not long, and times are read as well. */
  readonly whole: readonly string[];
};

type CallRow = StoredCall & { record_id: string };

/** Many records are held at once. */
const RESULT_BYTES = 100_000;

const COLUMNS = `record_id::text, call_id, name, arguments_raw, provider_parsed, dispatched_name, arguments_received,
  error, turn, source`;

/** Calls as the grader reads them, in emission order, by their record's key. */
export async function loadGradedCalls(
  client: ClientBase | Pool,
  suiteId: number,
  { plain, whole }: Wanted,
): Promise<ReadonlyMap<string, readonly RecordedCall[]>> {
  const byRecord = new Map<string, RecordedCall[]>();
  const read = async (columns: string, keys: readonly string[]) => {
    if (keys.length === 0) return;
    const { rows } = await client.query<CallRow>(
      `SELECT ${columns} FROM call WHERE suite_id = $1 AND record_id = ANY($2) ORDER BY record_id, call_index`,
      [suiteId, keys],
    );
    for (const row of rows) {
      const list = byRecord.get(row.record_id);
      if (list) list.push(toRecordedCall(row));
      else byRecord.set(row.record_id, [toRecordedCall(row)]);
    }
  };
  await read(COLUMNS, plain);
  await read(
    `${COLUMNS}, CASE WHEN octet_length(result) <= ${RESULT_BYTES} THEN result END AS result, started_at, latency_ms`,
    whole,
  );
  return byRecord;
}
