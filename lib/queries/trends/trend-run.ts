import type { RunRow } from "../run-row.ts";

/** A run on the axis of Trends. */
export type TrendRun = RunRow & {
  /** When it first came in: an instrument made later graded it only by a regrade. */
  readonly createdAt: Date;
};
