/** The runs that a sample speaks of, where it speaks of all that was in them. */
export type AuditPopulation = {
  readonly sampleId: number;
  /** Ids of rows. */
  readonly runIds: ReadonlySet<number>;
  /** Those of them that records were added to since: the sample does not know these. */
  readonly grown: ReadonlySet<number>;
};
