import type { ReactNode } from "react";
import { encodeStoredText } from "@/lib/json/encode-stored-text";
import type { Scope } from "@/lib/queries/scope";
import type { Trends } from "@/lib/queries/trends/get-trends";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import type { ChartAudit } from "./chart-audit";
import { chartCuts } from "./chart-cuts";
import type { ChartLine } from "./chart-line";
import { chartMarks } from "./chart-marks";
import type { ChartPlace } from "./chart-place";
import { type DimensionLine, dimensionLines } from "./dimension-lines";
import { instrumentLines } from "./instrument-lines";
import { rateMethod } from "./rate-method";
import { toChartAudit } from "./to-chart-audit";
import { toChartPlaces } from "./to-chart-places";

/** What the charts and the table show, in their terms. */
export type TrendView = {
  readonly places: readonly ChartPlace[];
  /** The columns of the table: the lines of the chart, or one a panel. */
  readonly lines: readonly (ChartLine & { readonly head: ReactNode })[];
  /** A panel each; null: all lines are on one chart. */
  readonly panels: readonly DimensionLine[] | null;
  readonly audits: readonly ChartAudit[];
  /** Audits by the value of their panel. */
  readonly ofPanel: ReadonlyMap<string, readonly ChartAudit[]>;
  readonly cuts: readonly number[];
  readonly marks: readonly number[];
  readonly method: string;
};

/** Turns what was read into what is drawn. */
export function toTrendView(
  scope: Scope,
  params: Pick<TrendsParams, "by" | "over">,
  trends: Trends,
): TrendView {
  const { by, over } = params;
  const drawn = instrumentLines(scope, trends);
  const panels =
    by === "instrument" || trends.dimension === null
      ? null
      : dimensionLines(scope, by, trends.dimension, trends.places);
  const ofPanel = by === "model" ? auditsByModel(scope, trends) : new Map<string, readonly ChartAudit[]>();
  const audits = by === "instrument" ? trends.audits.map((audit) => toChartAudit(scope, audit)) : [];
  return {
    places: toChartPlaces(trends.places, over),
    lines: panels ?? drawn.map((line) => ({ ...line, head: line.name })),
    panels,
    audits,
    ofPanel,
    cuts: chartCuts(trends.changes),
    marks: chartMarks(panels ?? drawn, [...audits, ...[...ofPanel.values()].flat()]),
    method: rateMethod(by, scope.unit, over),
  };
}

/** Audits whose population is runs of one model, by that model. */
function auditsByModel(scope: Scope, { audits, shown }: Trends): Map<string, readonly ChartAudit[]> {
  const found = new Map<string, readonly ChartAudit[]>();
  for (const placed of audits) {
    const { runIds } = placed.audit.population;
    // A run that is not shown might be of another model.
    if (placed.shown < runIds.size) continue;
    const models = new Set(shown.filter((run) => runIds.has(run.id)).map((run) => run.model));
    const [model] = models;
    if (models.size !== 1 || model === undefined) continue;
    const value = model === null ? "" : encodeStoredText(model);
    found.set(value, [...(found.get(value) ?? []), toChartAudit(scope, placed)]);
  }
  return found;
}
