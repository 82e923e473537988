import { ratesAtPlaces } from "@/lib/queries/trends/rates-at-places";
import type { RunRates } from "@/lib/queries/trends/run-rates";
import type { TrendPlace } from "@/lib/queries/trends/trend-place";
import type { ChartPoint } from "./chart-point";

/** Where units of the runs named (stored run ids) are. */
export type UnitHrefs = {
  readonly failing: (runs: readonly string[]) => string;
  readonly ungraded: (runs: readonly string[]) => string;
};

/** A line's points, each with the way to what is behind it. */
export function toChartPoints(
  places: readonly TrendPlace[],
  rates: RunRates,
  hrefs: UnitHrefs,
): readonly (ChartPoint | null)[] {
  return ratesAtPlaces(places, rates).map((rate, at) => {
    if (rate === null) return null;
    const runs = (places[at]?.runs ?? []).filter((run) => rates.has(run.id)).map((run) => run.key);
    const ungradedHref = rate.ungraded > 0 ? hrefs.ungraded(runs) : null;
    return { ...rate, href: hrefs.failing(runs), ungradedHref };
  });
}
