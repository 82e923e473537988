import type { ImportItem } from "../../importers/importer.ts";
import type { FileOutcomes } from "../../queries/file-outcome.ts";

export type ReadPass = {
  /** `definitions`: records may be left out where they are surely records; `all`: everything. */
  readonly pass: "definitions" | "all";
  readonly signal?: AbortSignal | undefined;
  /** Bytes taken from the source since the last call. */
  readonly onBytes?: ((count: number) => void) | undefined;
  /** Fed all that identifies the stream. */
  readonly hash?: { update(chunk: Uint8Array): unknown } | undefined;
};

/** One stream that can be read twice, so that neither pass needs it in memory. */
export type IngestInput = {
  /** Shown in the history: file names, or "upload". */
  readonly source: string;
  readonly format: string;
  /** Bytes of one pass, where known. */
  readonly bytesTotal: number | null;
  /** What each file was taken for, and what the last pass over all read from it; absent: no files. */
  files?(): FileOutcomes;
  read(pass: ReadPass): AsyncIterable<readonly ImportItem[]>;
};
