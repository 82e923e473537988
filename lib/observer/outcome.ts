/** What became of a call. Texts are JSON; one that is not is kept as a string of its characters. */
export type Outcome = {
  /** The tool that really ran. */
  readonly dispatchedName?: string;
  /** What the handler was given. */
  readonly argumentsReceived?: string;
  readonly result?: string;
  readonly error?: string;
  readonly latencyMs?: number;
  /** JSON list: each time that a handler ran for this one call, where it ran more than once. */
  readonly attempts?: string;
};
