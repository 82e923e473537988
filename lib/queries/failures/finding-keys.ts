/** Some findings of one instrument, by key; both lists have one entry a finding. */
export type FindingKeys = {
  readonly instrumentId: number;
  readonly recordIds: readonly string[];
  readonly seqs: readonly number[];
};
