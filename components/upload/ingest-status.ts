import type { FileOutcomes } from "@/lib/queries/file-outcome";
import type { IngestCounts } from "@/lib/queries/ingest-counts";

/** What `GET /api/ingests/ID` answers, as far as an upload needs it. */
export type IngestStatus = {
  readonly ingest: number;
  readonly suite: string | null;
  readonly state: string;
  readonly format: string | null;
  readonly bytes: number;
  readonly bytes_total: number | null;
  readonly records: number;
  readonly calls: number;
  readonly rejects_total: number;
  readonly conflicts_total: number;
  readonly counts: Partial<IngestCounts>;
  readonly files: FileOutcomes;
  readonly error: string | null;
};
