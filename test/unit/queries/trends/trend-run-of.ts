import type { TrendRun } from "../../../../lib/queries/trends/trend-run.ts";

/** A run with the given fields; the rest is as of a run that nothing is said of. */
export function trendRunOf(run: Partial<TrendRun> & { readonly id: number }): TrendRun {
  const orderedAt = run.orderedAt ?? new Date("2026-11-01T12:00:00Z");
  return {
    runId: `r${run.id}`,
    key: `r${run.id}`,
    orderedAt,
    createdAt: orderedAt,
    hasStart: true,
    agent: null,
    model: null,
    gitSha: null,
    incomplete: false,
    stale: false,
    ...run,
  };
}
