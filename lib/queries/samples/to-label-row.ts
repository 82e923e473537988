import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { LabelRow } from "../../labels/label-row.ts";
import type { LabelTruth } from "../../labels/truths.ts";

/** What `toLabelRow` needs of table `label`, named `l`. */
export const LABEL_COLUMNS =
  "l.id::text, l.reviewer, l.truth, l.cause, l.note, l.labelled_at, l.adjudicated, l.withdrawn";

export type StoredLabel = {
  readonly id: string;
  readonly reviewer: string;
  readonly truth: LabelTruth;
  readonly cause: string | null;
  readonly note: string | null;
  readonly labelled_at: Date;
  readonly adjudicated: boolean;
  readonly withdrawn: boolean;
};

/** A stored label with its texts decoded. */
export function toLabelRow(row: StoredLabel): LabelRow {
  return {
    id: row.id,
    reviewer: decodeStoredText(row.reviewer),
    truth: row.truth,
    cause: row.cause === null ? null : decodeStoredText(row.cause),
    note: row.note === null ? null : decodeStoredText(row.note),
    labelledAt: row.labelled_at,
    adjudicated: row.adjudicated,
    withdrawn: row.withdrawn,
  };
}
