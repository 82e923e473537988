export type IngestState =
  | "reading"
  | "waiting"
  | "writing"
  | "regrading"
  | "joining"
  | "complete"
  | "failed"
  | "interrupted"
  | "accepted";

/** How far an ingest is. The stream is read twice; `bytes` is of the pass that `state` says. */
export type IngestProgress = {
  readonly ingest: number;
  readonly state: IngestState;
  readonly suite: string | null;
  readonly bytes: number;
  readonly bytesTotal: number | null;
  readonly objects: number;
  readonly records: number;
  readonly calls: number;
  readonly rejects: number;
  readonly conflicts: number;
};
