import { csvLine } from "./csv-line.ts";
import type { ExportFormat } from "./export-format.ts";
import { FINDING_EXPORT_COLUMNS } from "./finding-export-columns.ts";

/** For spreadsheets: RFC 4180, with the cells that a spreadsheet would run made harmless and named in `neutralised`. */
export const csvFormat: ExportFormat = {
  extension: "csv",
  mediaType: "text/csv; charset=utf-8; header=present",
  head: `${[...FINDING_EXPORT_COLUMNS, "neutralised"].join(",")}\r\n`,
  line: (row) =>
    csvLine(
      FINDING_EXPORT_COLUMNS,
      FINDING_EXPORT_COLUMNS.map((column) => row[column]),
    ),
  truncated: (written, reason) => csvLine(["suite"], [`# TRUNCATED after ${written} rows: ${reason}`]),
};
