/** Which trial of which case in which run calls belong to. */
export type CaseName = {
  readonly runId: string;
  readonly caseId: string;
  /** From 0; null: the one that is open, else the next one. */
  readonly trial: number | null;
};
