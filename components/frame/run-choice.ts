/** A run in the picker: plain data that crosses to the browser. */
export type RunChoice = {
  readonly key: string;
  readonly runId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly model: string | null;
  readonly gitSha: string | null;
  readonly incomplete: boolean;
};
