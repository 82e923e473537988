/** One unit of a population. */
export type PopulationUnit = {
  /** The record's key in the store, a bigint as text. */
  readonly recordPk: string;
  /** Decoded. */
  readonly recordId: string;
  readonly callIndex: number | null;
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
};
