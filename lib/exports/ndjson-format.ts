import type { ExportFormat } from "./export-format.ts";
import { FINDING_EXPORT_COLUMNS } from "./finding-export-columns.ts";

/** The faithful form: one JSON object a line, every text exactly as it is kept. */
export const ndjsonFormat: ExportFormat = {
  extension: "ndjson",
  mediaType: "application/x-ndjson; charset=utf-8",
  head: "",
  line: (row) =>
    `${JSON.stringify(Object.fromEntries(FINDING_EXPORT_COLUMNS.map((column) => [column, row[column]])))}\n`,
  truncated: (written, reason) => `${JSON.stringify({ truncated: true, rows: written, reason })}\n`,
};
