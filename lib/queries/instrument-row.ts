import type { Level } from "../grading/claims.ts";

/** A versioned grader as the screens know it. `id` 0 and `version` 0: nothing was graded at this level yet. */
export type InstrumentRow = {
  readonly id: number;
  readonly level: Level;
  readonly version: number;
  readonly current: boolean;
};
