import type { PoolClient } from "pg";
import type { EffectResult, RecordedCall, RecordObject } from "../../grading/model.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { JsonText } from "../../json/json-node.ts";
import { type StoredCall, toRecordedCall } from "../../queries/to-recorded-call.ts";
import { stored } from "../ingest/stored.ts";

export type LoadedRecord = {
  readonly key: string;
  readonly runKey: number;
  readonly caseVersionKey: number | null;
  /** What grading reads; the transcript and the final message are left out, and fields that it does not ask for. */
  readonly record: RecordObject;
};

type Page = {
  /** The key of the last record had. */
  readonly after: string;
  readonly limit: number;
  /** Null: records of all cases. */
  readonly caseIds: readonly string[] | null;
  /** Absent: all records; else those with these keys. */
  readonly keys?: readonly string[];
};

type RecordRow = {
  id: string;
  record_id: string;
  run_id: number;
  run_name: string;
  case_version_id: number | null;
  case_id: string;
  trial: number;
  harness_verdict: "pass" | "fail" | null;
  harness_reason: string | null;
  effects: string | null;
  world: string | null;
  error: string | null;
  extra: string | null;
};

type CallRow = StoredCall & { record_id: string };

/** The next records of a suite in key order, as the grader reads them. */
export async function loadRecords(client: PoolClient, suiteId: number, page: Page): Promise<LoadedRecord[]> {
  const { rows: records } = await client.query<RecordRow>(
    `SELECT r.id::text, r.record_id, r.run_id, u.run_id AS run_name, r.case_version_id, r.case_id, r.trial,
            r.harness_verdict, r.harness_reason, r.effects, r.world, r.error,
            CASE WHEN r.call_count = 0 AND r.extra LIKE '%"calls\\_recorded"%' THEN r.extra END AS extra
     FROM record r JOIN run u ON u.suite_id = r.suite_id AND u.id = r.run_id
     WHERE r.suite_id = $1 AND r.id > $2 AND ($3::text[] IS NULL OR r.case_id = ANY($3))
       ${page.keys ? "AND r.id = ANY($5)" : ""}
     ORDER BY r.id LIMIT $4`,
    [
      suiteId,
      page.after,
      page.caseIds?.map((id) => stored(id)) ?? null,
      page.limit,
      ...(page.keys ? [page.keys] : []),
    ],
  );
  if (records.length === 0) return [];
  const { rows: calls } = await client.query<CallRow>(
    `SELECT record_id::text, call_id, name, arguments_raw, provider_parsed, dispatched_name, arguments_received,
            error, turn, source
     FROM call WHERE suite_id = $1 AND record_id = ANY($2) ORDER BY record_id, call_index`,
    [suiteId, records.map((row) => row.id)],
  );
  const byRecord = new Map<string, RecordedCall[]>();
  for (const row of calls) {
    const list = byRecord.get(row.record_id);
    if (list) list.push(toRecordedCall(row));
    else byRecord.set(row.record_id, [toRecordedCall(row)]);
  }
  return records.map((row) => ({
    key: row.id,
    runKey: row.run_id,
    caseVersionKey: row.case_version_id,
    record: toRecord(row, byRecord.get(row.id) ?? []),
  }));
}

function toRecord(row: RecordRow, toolCalls: readonly RecordedCall[]): RecordObject {
  const effects = decodeOptionalText(row.effects);
  return {
    kind: "record",
    recordId: decodeStoredText(row.record_id),
    runId: decodeStoredText(row.run_name),
    caseId: decodeStoredText(row.case_id),
    trial: row.trial,
    toolCalls,
    finalMessage: null,
    messages: null,
    usage: null,
    harnessVerdict: row.harness_verdict,
    harnessReason: decodeOptionalText(row.harness_reason),
    effects: effects === null ? null : (JSON.parse(effects) as EffectResult[]),
    world: decodeOptionalText(row.world) as JsonText | null,
    error: decodeOptionalText(row.error),
    extra: decodeOptionalText(row.extra) as JsonText | null,
  };
}
