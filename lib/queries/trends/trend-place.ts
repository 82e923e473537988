import type { TrendRun } from "./trend-run.ts";

/** One place along the axis: a run, or a calendar day with its runs (which may be none). */
export type TrendPlace = {
  /** The run's id as stored text, or the day. */
  readonly key: string;
  /** `2026-11-24`, in the reader's time zone. */
  readonly day: string;
  /** Oldest first. */
  readonly runs: readonly TrendRun[];
};
