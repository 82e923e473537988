/** A version of a case without its definition; texts are decoded. */
export type CaseVersionRow = {
  readonly key: number;
  readonly version: number;
  readonly current: boolean;
  /** An error of the contract ungrades its records. */
  readonly broken: boolean;
  readonly createdAt: Date;
  /** The ingest that it came with; null: it was adopted here, or the ingest is gone. */
  readonly ingestId: number | null;
  readonly reason: string | null;
  readonly createdBy: string | null;
};
