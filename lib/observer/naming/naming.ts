/** What somebody said about the case that calls belong to; null where it was not said. */
export type Naming = {
  readonly runId: string | null;
  readonly caseId: string | null;
  readonly trial: number | null;
};
