/** An object that an ingest refused; texts are decoded, `source` is the beginning of what was refused. */
export type RejectRow = {
  readonly seq: number;
  readonly file: string;
  readonly line: number;
  readonly path: string | null;
  readonly code: string;
  readonly message: string;
  readonly source: string;
};
