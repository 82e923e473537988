/** What is asked of a case; its id as stored text. */
export type CaseQuestion = {
  readonly suiteId: number;
  readonly caseId: string;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
};
