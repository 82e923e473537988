import { ratesAtPlaces } from "@/lib/queries/trends/rates-at-places";
import type { RunRates } from "@/lib/queries/trends/run-rates";
import type { TrendPlace } from "@/lib/queries/trends/trend-place";
import type { ChartPoint } from "./chart-point";

/** A line's points; `hrefOf` leads to the failing calls of the runs named (stored run ids). */
export function toChartPoints(
  places: readonly TrendPlace[],
  rates: RunRates,
  hrefOf: (runs: readonly string[]) => string,
): readonly (ChartPoint | null)[] {
  return ratesAtPlaces(places, rates).map((rate, at) => {
    const runs = places[at]?.runs.filter((run) => rates.has(run.id)) ?? [];
    return rate && { ...rate, href: hrefOf(runs.map((run) => run.key)) };
  });
}
