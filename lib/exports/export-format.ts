import type { FindingExportRow } from "./finding-export-row.ts";

/** A way to write findings down, row by row. */
export type ExportFormat = {
  readonly extension: string;
  readonly mediaType: string;
  /** What comes before the first row. */
  readonly head: string;
  readonly line: (row: FindingExportRow) => string;
  /** The last line of a file that lacks rows: it says so to whoever reads the file. */
  readonly truncated: (written: number, reason: string) => string;
};
