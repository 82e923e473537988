/** What a filter holds, and the scope that it was taken from. */
export type FailureSummary = {
  readonly findings: number;
  readonly signatures: number;
  readonly unit: "records" | "calls";
  /** Distinct records, or calls, that bear one of the findings; a finding about a missing call has no call. */
  readonly bearers: number;
  /** Records and calls of the chosen runs and models, with the filter or without. */
  readonly scope: {
    readonly records: number;
    readonly recordsFailing: number;
    readonly recordsUngraded: number;
    readonly calls: number;
  };
};
