/** One line of the bench's table. */
export type BenchRow = {
  readonly what: string;
  readonly value: string;
  /** What is aimed at, and whether it is reached; null where there is no aim. */
  readonly aim: { readonly text: string; readonly reached: boolean } | null;
};
