import { csvFormat } from "./csv-format.ts";
import type { ExportFormat } from "./export-format.ts";
import { ndjsonFormat } from "./ndjson-format.ts";

/** Every export format by the name that its address carries. */
export const EXPORT_FORMATS: ReadonlyMap<string, ExportFormat> = new Map([
  ["csv", csvFormat],
  ["ndjson", ndjsonFormat],
]);
