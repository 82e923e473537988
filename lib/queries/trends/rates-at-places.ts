import type { Rate } from "../rate.ts";
import type { RunRates } from "./run-rates.ts";
import type { TrendPlace } from "./trend-place.ts";

/** The rate at each place, summed over its graded runs; null where nothing is graded: a gap, never a zero. */
export function ratesAtPlaces(places: readonly TrendPlace[], rates: RunRates): readonly (Rate | null)[] {
  return places.map(({ runs }) => {
    let [failing, graded, ungraded] = [0, 0, 0];
    for (const run of runs) {
      const rate = rates.get(run.id);
      failing += rate?.failing ?? 0;
      graded += rate?.graded ?? 0;
      ungraded += rate?.ungraded ?? 0;
    }
    return graded === 0 ? null : { failing, graded, ungraded };
  });
}
