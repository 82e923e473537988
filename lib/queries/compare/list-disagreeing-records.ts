import { Prisma } from "../../db/generated/client.ts";
import { decodeOptionalText } from "../../json/decode-optional-text.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { type EffectiveLabel, effectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";
import { harnessSql } from "../harness-sql.ts";
import { readRows } from "../read-rows.ts";
import { LABEL_COLUMNS, type StoredLabel, toLabelRow } from "../samples/to-label-row.ts";
import type { Scope } from "../scope.ts";
import { blamedSql } from "./blamed-sql.ts";
import type { DisagreementSide } from "./disagreement-sides.ts";
import type { EffectInstruments } from "./effect-instruments.ts";

export type DisagreeingRecord = {
  /** A bigint as text: where a page ends. */
  readonly key: string;
  readonly recordId: string;
  readonly caseId: string;
  readonly runId: string;
  readonly trial: number;
  readonly harnessVerdict: "pass" | "fail" | null;
  /** What a finding of the group says. */
  readonly said: string;
  readonly label: EffectiveLabel;
};

type Row = {
  key: string;
  record_id: string;
  case_id: string;
  run_id: string;
  trial: number;
  harness_verdict: "pass" | "fail" | null;
  said: string;
};

type Wanted = {
  readonly side: DisagreementSide;
  /** The group, as stored. */
  readonly tool: string;
  readonly path: string;
  readonly after: string | null;
  readonly limit: number;
};

/** The records of one group in the order of their row ids, above `after`, with their labels' state. */
export async function listDisagreeingRecords(
  scope: Scope,
  instruments: EffectInstruments,
  { side, tool, path, after, limit }: Wanted,
): Promise<{ readonly rows: readonly DisagreeingRecord[]; readonly next: string | null }> {
  const suiteId = scope.suite.id;
  const above = after === null ? Prisma.empty : Prisma.sql`AND b.record_id > ${after}::bigint`;
  const rows = await readRows<Row>(Prisma.sql`
    SELECT r.id::text AS key, r.record_id, r.case_id, run.run_id, r.trial, h.verdict AS harness_verdict, b.said
    FROM (SELECT b.record_id, b.said FROM (${blamedSql(scope, instruments, side)}) b
      WHERE b.tool = ${tool} AND b.path = ${path} ${above} ORDER BY b.record_id LIMIT ${limit + 1}) b
    JOIN record r ON r.suite_id = ${suiteId} AND r.id = b.record_id
    JOIN run ON run.suite_id = ${suiteId} AND run.id = r.run_id
    ${harnessSql(suiteId)}
    ORDER BY r.id`);
  const shown = rows.slice(0, limit);
  const labels = await readRows<StoredLabel & { record_id: string }>(Prisma.sql`
    SELECT l.record_id, ${Prisma.raw(LABEL_COLUMNS)} FROM label l
    WHERE l.suite_id = ${suiteId} AND l.call_index IS NULL
      AND l.record_id = ANY(${shown.map((row) => row.record_id)}::text[])`);
  const ofRecord = new Map<string, LabelRow[]>();
  for (const row of labels) {
    ofRecord.set(row.record_id, [...(ofRecord.get(row.record_id) ?? []), toLabelRow(row)]);
  }
  return {
    rows: shown.map((row) => ({
      key: row.key,
      recordId: decodeStoredText(row.record_id),
      caseId: decodeStoredText(row.case_id),
      runId: decodeStoredText(row.run_id),
      trial: row.trial,
      harnessVerdict: row.harness_verdict,
      said: decodeOptionalText(row.said) ?? "",
      label: effectiveLabel(ofRecord.get(row.record_id) ?? [], 1),
    })),
    next: rows.length > limit ? (shown.at(-1)?.key ?? null) : null,
  };
}
