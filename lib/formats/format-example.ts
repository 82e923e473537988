/** What the docs page shows of a format beside what its importer says of itself. */
export type FormatExample = {
  /** A file's name as people have it; for the commands. */
  readonly file: string;
  /** What is usually given beside it, so that it can be graded: `cases.yaml`. */
  readonly beside: readonly string[];
  /** The least of such a file that is still recognized. */
  readonly text: string;
};
