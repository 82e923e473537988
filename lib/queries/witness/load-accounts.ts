import { Prisma } from "../../db/generated/client.ts";
import type { CallSource, RecordedCall, RecordObject } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { readRows } from "../read-rows.ts";
import { type StoredCall, toRecordedCall } from "../to-recorded-call.ts";
import type { LoadedAccounts } from "./loaded-accounts.ts";

type RecordRow = {
  id: string;
  account_of: string | null;
  source: CallSource;
  calls: number;
  /** Only of a record without calls that may say that it knows none. */
  extra: string | null;
};

/** Up to which a record with its accounts is read; left out: whatever it weighs. */
type Budget = {
  /** Calls of one record with its accounts. */
  readonly calls: number;
  /** Bytes of argument texts, results and errors: of one, and of all together. */
  readonly bytes: number;
  readonly allBytes: number;
};

/**
 * Records (by key, those that accounts hang on) with their accounts, as far as those are compared: calls with their
 * arguments, results and errors. What is over the budget is left out.
 */
export async function loadAccounts(
  suiteId: number,
  keys: readonly string[],
  budget: Budget | null = null,
): Promise<readonly LoadedAccounts[]> {
  const wanted = [...new Set(keys)];
  if (wanted.length === 0) return [];
  const rows = await readRows<RecordRow>(Prisma.sql`
    SELECT id::text, account_of::text, source, call_count AS calls,
      CASE WHEN call_count = 0 AND extra LIKE '%"calls\\_recorded"%' THEN extra END AS extra
    FROM record WHERE suite_id = ${suiteId} AND (id = ANY(${wanted}::bigint[]) OR account_of = ANY(${wanted}::bigint[])) ORDER BY id`);
  const groups = wanted.flatMap((key) => {
    const own = rows.find((row) => row.id === key);
    return own === undefined ? [] : [[own, ...rows.filter((row) => row.account_of === key)]];
  });
  const taken = budget === null ? groups : await withinBudget(suiteId, groups, budget);
  const calls = await loadCalls(
    suiteId,
    taken.flat().map((row) => row.id),
  );
  const toRecord = (row: RecordRow) => ({ key: row.id, record: recordOf(row, calls.get(row.id) ?? []) });
  return taken.flatMap(([own, ...accounts]) =>
    own === undefined ? [] : [{ ...toRecord(own), accounts: accounts.map(toRecord) }],
  );
}

async function withinBudget(
  suiteId: number,
  groups: readonly (readonly RecordRow[])[],
  budget: Budget,
): Promise<readonly (readonly RecordRow[])[]> {
  const few = groups.filter((group) => group.reduce((sum, { calls }) => sum + calls, 0) <= budget.calls);
  const ids = few.flat().map((row) => row.id);
  if (ids.length === 0) return [];
  const length = (column: string) => Prisma.raw(`coalesce(octet_length(${column}), 0)`);
  const weights = await readRows<{ id: string; bytes: number }>(Prisma.sql`
    SELECT record_id::text AS id, sum(${length("arguments_raw")} + ${length("arguments_received")} + ${length("result")}
      + ${length("error")})::float8 AS bytes
    FROM call WHERE suite_id = ${suiteId} AND record_id = ANY(${ids}::bigint[]) GROUP BY record_id`);
  const bytesOf = new Map(weights.map(({ id, bytes }) => [id, bytes]));
  let all = 0;
  return few.filter((group) => {
    const bytes = group.reduce((sum, { id }) => sum + (bytesOf.get(id) ?? 0), 0);
    if (bytes > budget.bytes || all + bytes > budget.allBytes) return false;
    all += bytes;
    return true;
  });
}

async function loadCalls(
  suiteId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RecordedCall[]>> {
  const calls = new Map<string, RecordedCall[]>();
  if (ids.length === 0) return calls;
  const rows = await readRows<StoredCall & { record_id: string }>(Prisma.sql`
    SELECT record_id::text, call_id, name, arguments_raw, provider_parsed, dispatched_name, arguments_received, result,
      error, turn, started_at, latency_ms, source
    FROM call WHERE suite_id = ${suiteId} AND record_id = ANY(${[...ids]}::bigint[]) ORDER BY record_id, call_index`);
  for (const row of rows) {
    const list = calls.get(row.record_id) ?? [];
    list.push(toRecordedCall(row));
    calls.set(row.record_id, list);
  }
  return calls;
}

function recordOf({ id, source, extra }: RecordRow, toolCalls: readonly RecordedCall[]): RecordObject {
  return {
    kind: "record",
    recordId: id,
    runId: "",
    caseId: "",
    trial: 0,
    source,
    toolCalls,
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    error: null,
    extra: decodeOptionalText(extra) as JsonText | null,
  };
}
