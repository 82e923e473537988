/** The calls of a record along its turns. */
export type Trajectory = {
  readonly turns: readonly TrajectoryTurn[];
  /** Calls that say the same as an earlier one, each joined to the one before it. */
  readonly repeats: readonly RepeatLink[];
};

/** Calls emitted together: those of one assistant message; without turns, each call by itself. */
export type TrajectoryTurn = {
  /** As recorded; null where the record has none. */
  readonly turn: number | null;
  readonly calls: readonly number[];
};

export type RepeatLink = {
  readonly earlier: number;
  readonly later: number;
  /** The later one has a repeat signal or finding: nothing with a side effect happened in between. */
  readonly idle: boolean;
};
