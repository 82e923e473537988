import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { CLAIMS, type Claim } from "../grading/claims.ts";
import type { Verdict } from "../grading/result.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import { harnessSql } from "./harness-sql.ts";
import { inRuns } from "./in-runs.ts";
import { narrowingSql } from "./narrowing-sql.ts";
import type { RecordNarrowing } from "./record-narrowing.ts";
import type { Scope } from "./scope.ts";

/** A record with its verdict under the scope's instrument; texts are decoded. */
export type RecordRow = {
  readonly recordId: string;
  /** As stored: tells rows apart. */
  readonly key: string;
  readonly runId: string;
  readonly caseId: string;
  readonly trial: number;
  readonly callCount: number;
  readonly harnessVerdict: "pass" | "fail" | null;
  readonly harnessReason: string | null;
  readonly claims: Readonly<Record<Claim, "pass" | "fail" | "not_checked">>;
  /** Why it is ungraded. */
  readonly reason: string | null;
};

/** Row ids of run and record, where the page before ended. */
export type RecordCursor = { readonly run: number; readonly record: string };

type Page = { readonly rows: readonly RecordRow[]; readonly next: RecordCursor | null };

type Row = {
  record_key: string;
  run_key: number;
  record_id: string;
  run_id: string;
  case_id: string;
  trial: number;
  call_count: number;
  harness_verdict: "pass" | "fail" | null;
  harness_reason: string | null;
  claims: string;
  reason: string | null;
};

const ANY: RecordNarrowing = { caseKey: null, other: null };

const STATUS = { P: "pass", F: "fail", N: "not_checked" } as const;

/**
 * Records of one verdict under the scope's instrument, the run that came last first, above `after`. Goes run by run
 * through the verdicts' index and stops when the page is full.
 */
export async function listRecords(
  scope: Scope,
  verdict: Verdict,
  reason: string | null,
  after: RecordCursor | null,
  narrowing: RecordNarrowing = ANY,
  limit = 100,
): Promise<Page> {
  const suiteId = scope.suite.id;
  const instrumentId = scope.instrument.id;
  const letter = verdict.slice(0, 1).toUpperCase();
  const counted = Prisma.raw(`records_${verdict}`);
  const from = after ? Prisma.sql`AND run_id <= ${after.run}` : Prisma.empty;
  const beyond = after
    ? Prisma.sql`AND (rr.run_id < ${after.run} OR v.record_id > ${BigInt(after.record)})`
    : Prisma.empty;
  const because = reason === null ? Prisma.empty : Prisma.sql`AND v.reason = ${encodeStoredText(reason)}`;
  const rows = await db().$queryRaw<Row[]>`
    SELECT v.record_id::text AS record_key, v.run_id AS run_key, r.record_id, run.run_id, r.case_id, r.trial,
      r.call_count, h.verdict AS harness_verdict, h.reason AS harness_reason, v.claims, v.reason
    FROM (SELECT run_id FROM run_rollup
        WHERE suite_id = ${suiteId} AND instrument_id = ${instrumentId} AND ${counted} > 0
          ${inRuns(scope)} ${from} ORDER BY run_id DESC) rr
    CROSS JOIN LATERAL (SELECT v.record_id, v.run_id, v.claims, v.reason FROM verdict v
        WHERE v.suite_id = ${suiteId} AND v.instrument_id = ${instrumentId} AND v.run_id = rr.run_id
          AND v.verdict = ${letter} ${beyond} ${because} ${narrowingSql(suiteId, narrowing)}
        ORDER BY v.record_id LIMIT ${limit + 1}) v
    JOIN record r ON r.suite_id = ${suiteId} AND r.id = v.record_id
    JOIN run ON run.suite_id = ${suiteId} AND run.id = v.run_id
    ${harnessSql(suiteId)}
    ORDER BY rr.run_id DESC, v.record_id LIMIT ${limit + 1}`;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit).map(toRecordRow),
    next: last ? { run: last.run_key, record: last.record_key } : null,
  };
}

function toRecordRow(row: Row): RecordRow {
  const claims = CLAIMS.map((claim, at) => [claim, STATUS[row.claims[at] as keyof typeof STATUS]] as const);
  return {
    recordId: decodeStoredText(row.record_id),
    key: row.record_id,
    runId: decodeStoredText(row.run_id),
    caseId: decodeStoredText(row.case_id),
    trial: row.trial,
    callCount: row.call_count,
    harnessVerdict: row.harness_verdict,
    harnessReason: decodeOptionalText(row.harness_reason),
    claims: Object.fromEntries(claims) as RecordRow["claims"],
    reason: decodeOptionalText(row.reason),
  };
}
