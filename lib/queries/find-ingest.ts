import { db } from "../db/client.ts";
import { decodeStoredText } from "../json/decode-stored-text.ts";
import { encodeStoredText } from "../json/encode-stored-text.ts";
import type { FileOutcomes } from "./file-outcome.ts";
import type { IngestCounts } from "./ingest-counts.ts";
import type { IngestRow } from "./ingest-row.ts";
import type { SuiteRow } from "./suite-row.ts";
import { toIngestRow } from "./to-ingest-row.ts";

export type IngestDetail = {
  readonly ingest: IngestRow;
  /** Empty until the ingest has counted. */
  readonly counts: Partial<IngestCounts>;
  /** Empty until the ingest is complete, and for what came in without files. */
  readonly files: FileOutcomes;
  /** SHA-256 of the decompressed stream, hex. */
  readonly streamHash: string | null;
  /** Runs that this ingest has begun and not finished. */
  readonly pendingRuns: number;
};

/** One ingest of a suite; null where the suite has none of that number. */
export async function findIngest(suite: SuiteRow, id: number): Promise<IngestDetail | null> {
  const [row, pendingRuns] = await Promise.all([
    db().ingest.findFirst({
      where: { id, OR: [{ suiteId: suite.id }, { suiteId: null, suiteName: encodeStoredText(suite.name) }] },
    }),
    db().run.count({ where: { suiteId: suite.id, pendingIngestId: id } }),
  ]);
  if (row === null) return null;
  return {
    ingest: toIngestRow(row),
    counts: JSON.parse(row.counts) as Partial<IngestCounts>,
    files: JSON.parse(decodeStoredText(row.files)) as FileOutcomes,
    streamHash: row.streamHash,
    pendingRuns,
  };
}
