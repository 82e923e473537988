import type { ReactNode } from "react";
import { ClaimChip } from "@/components/ui/claim-chip";
import { claimColor } from "@/components/ui/claim-color";
import { Literal } from "@/components/ui/literal";
import { CLAIMS } from "@/lib/grading/claims";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { failingHref } from "@/lib/queries/failing-href";
import { failuresHref } from "@/lib/queries/failures-href";
import type { FailuresParams } from "@/lib/queries/failures-params";
import type { Scope } from "@/lib/queries/scope";
import type { TrendPlace } from "@/lib/queries/trends/trend-place";
import type { TrendDimension } from "@/lib/queries/trends/trend-series";
import type { ChartLine } from "./chart-line";
import { shownText } from "./shown-text";
import { toChartPoints } from "./to-chart-points";
import { ungradedHref } from "./ungraded-href";

/** One value of a dimension as a line of its own, with its name for a heading. */
export type DimensionLine = ChartLine & {
  readonly head: ReactNode;
  /** As links carry it: stored text. */
  readonly value: string;
  readonly failing: number;
  /** All its failures of the runs shown. */
  readonly href: string;
};

/** The lines of a dimension's values, those with the most behind them first. */
export function dimensionLines(
  scope: Scope,
  by: "tool" | "claim" | "model",
  { series }: TrendDimension,
  places: readonly TrendPlace[],
): readonly DimensionLine[] {
  return series.map(({ value, failing, rates }) => {
    const claim = by === "claim" ? CLAIMS.find((one) => one === value) : undefined;
    const only: Partial<FailuresParams> = claim ? { claim: [claim] } : { [by]: [value] };
    const hrefOf = (runs: readonly string[]) =>
      scope.instrument.level === "harness"
        ? failingHref(scope, runs)
        : failuresHref(scope.suite.name, { ...scope.values, runs: [...runs], ...only });
    const text = value === "" ? (by === "model" ? "no model stated" : "no tool") : decodeStoredText(value);
    return {
      value,
      failing,
      name: shownText(text),
      head: claim ? <ClaimChip claim={claim} named /> : <Literal className="break-all">{text}</Literal>,
      look: { mark: "circle" as const },
      color: claim ? claimColor(claim) : "var(--accent)",
      chosen: true,
      href: hrefOf(
        places.flatMap((place) => place.runs.filter((run) => rates.has(run.id)).map((run) => run.key)),
      ),
      points: toChartPoints(places, rates, {
        failing: hrefOf,
        ungraded: (runs) => ungradedHref(scope, runs),
      }),
    };
  });
}
