import type { TrendChange } from "@/lib/queries/trends/trend-changes";

/** Places before which a line is drawn through the chart: a sha changes too often for that. */
export function chartCuts(changes: readonly TrendChange[]): readonly number[] {
  const places = changes.filter(({ what }) => what !== "sha").map(({ place }) => place);
  return [...new Set(places)].filter((place) => place > 0);
}
