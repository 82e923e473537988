/** How many records of a scope have which accounts, and so what of them can be told. */
export type AccountCounts = {
  /** The agent's own log, and a witness (the wire, or the handlers where nobody recorded the wire). */
  readonly withLog: number;
  /** The wire, and what the handlers were given. */
  readonly withHandlers: number;
  readonly onlyLog: number;
  /** A witness without the agent's log. */
  readonly onlyWitness: number;
};
