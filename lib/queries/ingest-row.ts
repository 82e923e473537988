/** An ingest as the history shows it; texts are decoded. */
export type IngestRow = {
  readonly id: number;
  readonly source: string;
  readonly via: string;
  readonly format: string | null;
  readonly replace: boolean;
  readonly state: string;
  readonly error: string | null;
  readonly completedBy: number | null;
  readonly bytes: number;
  readonly bytesTotal: number | null;
  readonly records: number;
  readonly calls: number;
  readonly rejects: number;
  readonly conflicts: number;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
};
