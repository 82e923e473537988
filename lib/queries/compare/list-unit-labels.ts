import { Prisma } from "../../db/generated/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { type EffectiveLabel, effectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";
import { inRuns } from "../in-runs.ts";
import { readRows } from "../read-rows.ts";
import { LABEL_COLUMNS, type StoredLabel, toLabelRow } from "../samples/to-label-row.ts";
import type { Scope } from "../scope.ts";

/** A record, or a call of it, with what all labels on it come to, sampled or not. */
export type LabelledUnit = {
  /** A bigint as text. */
  readonly recordKey: string;
  readonly recordId: string;
  readonly caseId: string;
  readonly runId: string;
  readonly callIndex: number | null;
  readonly effective: EffectiveLabel;
};

type Row = StoredLabel & {
  key: string;
  record_id: string;
  case_id: string;
  run_id: string;
  call_index: number | null;
};

/** So many labels are read at most, the newest first. */
const LABELS = 20_000;

/** Every labelled unit of the scope's runs; `more`: older labels were left out. */
export async function listUnitLabels(
  scope: Scope,
): Promise<{ readonly units: readonly LabelledUnit[]; readonly more: boolean }> {
  const rows = await readRows<Row>(Prisma.sql`
    SELECT r.id::text AS key, r.record_id, r.case_id, run.run_id, l.call_index, ${Prisma.raw(LABEL_COLUMNS)}
    FROM (SELECT * FROM label WHERE suite_id = ${scope.suite.id} AND NOT withdrawn
      ORDER BY id DESC LIMIT ${LABELS + 1}) l
    JOIN record r ON r.suite_id = ${scope.suite.id} AND r.record_id = l.record_id AND r.account_of IS NULL
      ${inRuns(scope, "r.run_id")}
    JOIN run ON run.suite_id = ${scope.suite.id} AND run.id = r.run_id
    ORDER BY r.id, l.call_index NULLS FIRST`);
  const units = new Map<string, { row: Row; labels: LabelRow[] }>();
  for (const row of rows) {
    const key = `${row.key} ${row.call_index ?? ""}`;
    const known = units.get(key);
    if (known === undefined) units.set(key, { row, labels: [toLabelRow(row)] });
    else known.labels.push(toLabelRow(row));
  }
  return {
    units: [...units.values()].map(({ row, labels }) => ({
      recordKey: row.key,
      recordId: decodeStoredText(row.record_id),
      caseId: decodeStoredText(row.case_id),
      runId: decodeStoredText(row.run_id),
      callIndex: row.call_index,
      effective: effectiveLabel(labels, 1),
    })),
    more: rows.length > LABELS,
  };
}
