import type { Reject } from "../../importers/importer.ts";
import type { FileOutcomes } from "../../queries/file-outcome.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import type { Conflict } from "./conflict.ts";

export type IngestResult = {
  readonly ingest: number;
  readonly suite: string;
  readonly format: string;
  readonly counts: IngestCounts;
  readonly files: FileOutcomes;
  /** `first`: at most 1,000; all are kept with the ingest. */
  readonly rejects: { readonly total: number; readonly first: readonly Reject[] };
  readonly conflicts: { readonly total: number; readonly first: readonly Conflict[] };
};
