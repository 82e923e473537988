import type { Ingest } from "../db/generated/client.ts";
import { decodeOptionalText } from "../json/decode-optional-text.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import type { IngestRow } from "./ingest-row.ts";

/** A stored ingest with its texts decoded. */
export function toIngestRow(row: Ingest): IngestRow {
  return {
    id: row.id,
    source: decodeStoredText(row.source),
    via: row.via,
    format: row.format,
    replace: row.replace,
    state: row.state,
    error: decodeOptionalText(row.error),
    completedBy: row.completedBy,
    bytes: Number(row.bytes),
    bytesTotal: row.bytesTotal === null ? null : Number(row.bytesTotal),
    records: row.records,
    calls: row.calls,
    rejects: row.rejects,
    conflicts: row.conflicts,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
}
