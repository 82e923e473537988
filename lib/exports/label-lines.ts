import { csvLine } from "./csv-line.ts";
import type { LabelExportRow } from "./label-export-row.ts";

const COLUMNS = Object.keys({
  sample_id: true,
  record_id: true,
  call_index: true,
  stratum: true,
  verdict: true,
  reviewer: true,
  truth: true,
  cause: true,
  note: true,
  labelled_at: true,
  adjudicated: true,
  state: true,
  counts: true,
} satisfies Record<keyof LabelExportRow, true>) as readonly (keyof LabelExportRow)[];

/** A way to write labels down. */
export type LabelFormat = {
  readonly extension: string;
  readonly mediaType: string;
  readonly head: string;
  readonly line: (row: LabelExportRow) => string;
};

/**
 * `csv` is for spreadsheets (see `csvCell`); `ndjson` is the native format's `kind: label`, which an import reads
 * back: of what only this store knows it carries nothing but `adjudicated`.
 */
export const LABEL_FORMATS: ReadonlyMap<string, LabelFormat> = new Map([
  [
    "csv",
    {
      extension: "csv",
      mediaType: "text/csv; charset=utf-8; header=present",
      head: `${[...COLUMNS, "neutralised"].join(",")}\r\n`,
      line: (row) =>
        csvLine(
          COLUMNS,
          COLUMNS.map((column) => cell(row[column])),
        ),
    },
  ],
  [
    "ndjson",
    {
      extension: "ndjson",
      mediaType: "application/x-ndjson; charset=utf-8",
      head: "",
      line: ({ adjudicated, stratum: _, verdict: __, state: ___, counts: ____, call_index, ...label }) =>
        `${JSON.stringify({
          kind: "label",
          ...label,
          ...(call_index === null ? {} : { call_index }),
          ...(adjudicated ? { adjudicated } : {}),
        })}\n`,
    },
  ],
]);

function cell(value: string | number | boolean | null): string | number | null {
  return typeof value === "boolean" ? String(value) : value;
}
