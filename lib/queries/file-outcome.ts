/** What one file of an ingest was taken for, and how much was read from it. */
export type FileOutcome = {
  readonly file: string;
  /** The importer's name; null: it was not read, for the reason that `why` gives. */
  readonly format: string | null;
  readonly why: string;
  readonly records: number;
  readonly calls: number;
  readonly cases: number;
  readonly tools: number;
  readonly rejects: number;
};

export type FileOutcomes = readonly FileOutcome[];
