import type { ClientBase, Pool } from "pg";
import type { CallSource, EffectResult, RecordedCall, RecordObject } from "../grading/model.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import type { JsonText } from "../json/json-node.ts";
import { loadGradedCalls } from "./load-graded-calls.ts";

export type LoadedRecord = {
  readonly key: string;
  readonly runKey: number;
  readonly caseVersionKey: number | null;
  /** What grading reads; the transcript and the final message are left out, and fields that it does not ask for. */
  readonly record: RecordObject;
  /** What weaker sources say of the same trial, the strongest first. */
  readonly accounts: readonly RecordObject[];
};

type Page = {
  /** The key of the last record had. */
  readonly after: string;
  readonly limit: number;
  /** Null: records of all cases. */
  readonly caseIds: readonly string[] | null;
  /** Absent: all records; else those with these keys. */
  readonly keys?: readonly string[];
  /** Accounts too, as the records that they would be if nobody stronger had told of their trials. */
  readonly evenAccounts?: true;
};

type RecordRow = {
  id: string;
  record_id: string;
  run_id: number;
  run_name: string;
  case_version_id: number | null;
  case_id: string;
  trial: number;
  source: CallSource;
  account_of: string | null;
  own_log: boolean;
  harness_verdict: "pass" | "fail" | null;
  harness_reason: string | null;
  effects: string | null;
  world: string | null;
  error: string | null;
  extra: string | null;
};

const SELECT = `SELECT r.id::text, r.record_id, r.run_id, u.run_id AS run_name, r.case_version_id, r.case_id, r.trial,
    r.source, r.account_of::text, r.own_log, r.harness_verdict, r.harness_reason, r.effects, r.world, r.error,
    CASE WHEN r.call_count = 0 AND r.extra LIKE '%"calls\\_recorded"%' THEN r.extra END AS extra
  FROM record r JOIN run u ON u.suite_id = r.suite_id AND u.id = r.run_id
  WHERE r.suite_id = $1`;

/**
 * The next records of a suite in key order, as the grader reads them, each with its accounts: these are no records of
 * their own.
 */
export async function loadRecords(
  client: ClientBase | Pool,
  suiteId: number,
  page: Page,
): Promise<LoadedRecord[]> {
  const { rows: records } = await client.query<RecordRow>(
    `${SELECT} ${page.evenAccounts ? "" : "AND r.account_of IS NULL"} AND r.id > $2 AND ($3::text[] IS NULL OR r.case_id = ANY($3))
       ${page.keys ? "AND r.id = ANY($5)" : ""}
     ORDER BY r.id LIMIT $4`,
    [
      suiteId,
      page.after,
      page.caseIds?.map((id) => encodeStoredText(id)) ?? null,
      page.limit,
      ...(page.keys ? [page.keys] : []),
    ],
  );
  if (records.length === 0) return [];
  const { rows: accounts } = await client.query<RecordRow>(
    `${SELECT} AND r.account_of = ANY($2) AND r.id <> r.account_of ORDER BY r.source DESC, r.id`,
    [suiteId, records.map((row) => row.id)],
  );
  const told = new Set(accounts.map((row) => row.account_of));
  const calls = await loadGradedCalls(client, suiteId, {
    plain: records.flatMap(({ id, own_log }) => (own_log || told.has(id) ? [] : [id])),
    // Held against what others say of the same calls, which is also of how these came out.
    whole: [
      ...records.flatMap(({ id, own_log }) => (own_log || told.has(id) ? [id] : [])),
      ...accounts.map((row) => row.id),
    ],
  });
  const accountsOf = new Map<string, RecordObject[]>();
  for (const row of accounts) {
    const primary = row.account_of ?? "";
    const list = accountsOf.get(primary) ?? [];
    list.push(toRecord(row, calls.get(row.id) ?? []));
    accountsOf.set(primary, list);
  }
  return records.map((row) => ({
    key: row.id,
    runKey: row.run_id,
    caseVersionKey: row.case_version_id,
    record: toRecord(row, calls.get(row.id) ?? []),
    accounts: accountsOf.get(row.id) ?? NO_ACCOUNTS,
  }));
}

const NO_ACCOUNTS: readonly RecordObject[] = [];

function toRecord(row: RecordRow, toolCalls: readonly RecordedCall[]): RecordObject {
  const effects = decodeOptionalText(row.effects);
  return {
    kind: "record",
    recordId: decodeStoredText(row.record_id),
    runId: decodeStoredText(row.run_name),
    caseId: decodeStoredText(row.case_id),
    trial: row.trial,
    source: row.source,
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
