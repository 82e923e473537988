import { failingHref } from "@/lib/queries/failing-href";
import type { Scope } from "@/lib/queries/scope";
import type { Trends } from "@/lib/queries/trends/get-trends";
import type { ChartLine } from "./chart-line";
import { instrumentName } from "./instrument-name";
import { LEVEL_LOOK } from "./line-look";
import { toChartPoints } from "./to-chart-points";
import { ungradedHref } from "./ungraded-href";

const NOT_CHOSEN = "var(--ink-2)";

/** A line for each drawn instrument, the scope's own in the accent colour. */
export function instrumentLines(
  scope: Scope,
  { lines, places }: Pick<Trends, "lines" | "places">,
): readonly ChartLine[] {
  return lines.map(({ instrument, rates }) => {
    const own = { ...scope, instrument, values: { ...scope.values, instrument: instrumentName(instrument) } };
    const chosen = instrument.id === scope.instrument.id;
    return {
      name: `${instrument.level} v${instrument.version}`,
      look: LEVEL_LOOK[instrument.level],
      color: chosen ? "var(--accent)" : NOT_CHOSEN,
      chosen,
      points: toChartPoints(places, rates, {
        failing: (runs) => failingHref(own, runs),
        ungraded: (runs) => ungradedHref(own, runs),
      }),
    };
  });
}
