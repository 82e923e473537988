/** A call with what it is held against: one block of the record page. One of the two is there. */
export type Section = {
  readonly callIndex: number | null;
  readonly expectedIndex: number | null;
  /** Findings about this block: indices into the record's findings. */
  readonly findings: readonly number[];
};
