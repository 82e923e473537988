import type { TrendPlace } from "@/lib/queries/trends/trend-place";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import type { ChartPlace } from "./chart-place";
import { shownText } from "./shown-text";

/** Places with the texts that a chart shows of them. */
export function toChartPlaces(
  places: readonly TrendPlace[],
  over: TrendsParams["over"],
): readonly ChartPlace[] {
  return places.map(({ key, day, runs }) => {
    const [run] = runs;
    const incomplete = runs.some((one) => one.incomplete);
    const stale = runs.some((one) => one.stale);
    const models = [...new Set(runs.flatMap((one) => one.model ?? []))];
    const shas = [...new Set(runs.flatMap((one) => one.gitSha?.slice(0, 7) ?? []))];
    return {
      key,
      tick: `${day.slice(5)}${incomplete ? " …" : ""}`,
      title: over === "runs" ? shownText(run?.runId ?? "") : day,
      facts: [
        over === "runs" ? day : `${runs.length.toLocaleString("en")} ${runs.length === 1 ? "run" : "runs"}`,
        ...[...models, ...shas].slice(0, 4).map(shownText),
      ].join(" · "),
      unsettled: incomplete
        ? "incomplete: an ingest has begun and is not finished"
        : stale
          ? "being counted anew: this is the earlier state"
          : null,
    };
  });
}
