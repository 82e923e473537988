import type { Spread } from "@/lib/queries/trends/list-run-usage";

/** A run of the charts of use, with one kind of number; null: no record carries it, or not all are counted. */
export type UsageRun = {
  readonly runId: string;
  readonly tick: string;
  readonly spread: Spread | null;
};
