import type { Importer } from "../importer.ts";

/** What the docs say of tables; the importer itself is made of a mapping (`createTableImporter`). */
export const TABLE_FORMAT: Pick<Importer, "name" | "title" | "takes" | "cannotTell" | "framing"> = {
  name: "table",
  title: "Tables: CSV, TSV and JSON lines, with a mapping",
  takes: [
    "Any table, with a mapping that says which column is what: claimcheck mapping FILE suggests one, --mapping FILE takes it; in the browser a form does both. No column is read without one.",
    "A row is a call, and rows of the same run, case and trial that stand together are one record; or a row is a record, with its one call or a JSON list of them. Ids: run/case/trial, the run from its column, from the mapping, else the file's name; without a trial column rows of one case are counted.",
    "Every value as the text that stands there: arguments byte for byte, numbers with their digits. Of JSON lines a field that is an object is taken as its source and marked as parsed by the provider.",
    "Expected calls, verdict (with the values that mean pass), reason, error, final message, tokens, cost, latency, model, agent and time from their columns. All other columns are kept beside the call or the record.",
    "Commas, semicolons, tabs and bars; quoted cells with line ends (RFC 4180); UTF-8 and UTF-16 with or without a byte-order mark.",
  ],
  cannotTell: [
    "Whether an empty cell is an empty text or nothing: arguments are empty text then, everything else nothing.",
    "What no column says: tools, their schemas and effects, which calls were emitted together.",
    "Without a column of calls the records know a verdict alone: only the instrument harness grades them.",
  ],
  framing: "text",
};
