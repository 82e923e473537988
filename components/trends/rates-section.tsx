import { Count } from "@/components/ui/count";
import { Section } from "@/components/ui/section";
import type { Scope } from "@/lib/queries/scope";
import type { Trends } from "@/lib/queries/trends/get-trends";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import { ChangeLanes } from "./change-lanes";
import { DimensionPanels } from "./dimension-panels";
import { RateChartLazy } from "./rate-chart-lazy";
import type { TrendView } from "./to-trend-view";
import { TrendLegend } from "./trend-legend";

type Props = {
  readonly scope: Scope;
  readonly params: TrendsParams;
  readonly trends: Trends;
  readonly view: TrendView;
};

/** The rates as lines on one chart, or as a panel for each value of a dimension. */
export function RatesSection({ scope, params, trends, view }: Props) {
  const { by, over } = params;
  const { instrument } = scope;
  const nothing = whyNothing(scope, by, view);
  return (
    <Section
      title={by === "instrument" ? "Measured and audited" : `Measured by ${by}`}
      note={
        <>
          {by !== "instrument" && `${instrument.level} v${instrument.version} · `}% = {view.method}
          {by !== "instrument" && view.panels && " · all panels on one scale"}
        </>
      }
    >
      {nothing !== null ? (
        <p className="max-w-140 py-6 text-ink-2">{nothing}</p>
      ) : view.panels ? (
        <>
          <TrendLegend
            lines={[]}
            audits={[...view.ofPanel.values()].flat()}
            unsettled={view.places.some((place) => place.unsettled !== null)}
            cut={view.cuts.length > 0}
          />
          <DimensionPanels
            lines={view.panels}
            places={view.places}
            audits={view.ofPanel}
            cuts={view.cuts}
            marks={view.marks}
            method={view.method}
            unit={scope.unit}
          />
        </>
      ) : (
        <>
          <TrendLegend
            lines={view.lines}
            audits={view.audits}
            unsettled={view.places.some((place) => place.unsettled !== null)}
            cut={view.cuts.length > 0}
          />
          <div className="h-80">
            <RateChartLazy
              label={`Failure rate over ${over} by instrument, with audited rates; the tables below say the same.`}
              places={view.places}
              lines={view.lines.map(({ head: _, ...line }) => line)}
              audits={view.audits}
              cuts={view.cuts}
              marks={view.marks}
              method={view.method}
            />
          </div>
          <ChangeLanes places={trends.places} changes={trends.changes} />
        </>
      )}
      <p className="mt-2 text-xs text-ink-3">
        {trends.shown.length < trends.total ? (
          <>
            the newest <Count value={trends.shown.length} /> of <Count value={trends.total} /> runs
          </>
        ) : (
          <>
            <Count value={trends.shown.length} /> {trends.shown.length === 1 ? "run" : "runs"}
          </>
        )}
        {trends.dimension && trends.dimension.values > trends.dimension.series.length && (
          <>
            {" · "}the {trends.dimension.series.length} of <Count value={trends.dimension.values} /> {by}s
            with the most {by === "model" ? `graded ${scope.unit}` : `failing ${scope.unit}`}
          </>
        )}
        {by === "tool" &&
          ` · a ${scope.unit === "records" ? "record" : "call"} can fail on several tools, so the rates do not add up`}
        {by === "claim" &&
          ` · a ${scope.unit === "records" ? "record" : "call"} can fail several claims, so the rates do not add up`}
        {(by === "tool" || by === "claim") &&
          " · audited rates are of whole runs: they stand on the chart by instrument"}
        {trends.places.some((place) => place.runs.length === 0) &&
          " · a day without a run has no data: no line goes through it"}
        {trends.places.length === 1 && " · one run makes no line yet: the next one does"}
      </p>
    </Section>
  );
}

function whyNothing({ unit, instrument }: Scope, by: TrendsParams["by"], view: TrendView): string | null {
  if (
    unit === "calls" &&
    instrument.level === "harness" &&
    (by !== "instrument" || view.lines.length === 0)
  ) {
    return "A harness judges whole records, not single calls. Choose records, or another instrument.";
  }
  if (instrument.level === "harness" && (by === "tool" || by === "claim")) {
    return `A harness verdict does not say which ${by} failed. Choose another instrument to see it by ${by}.`;
  }
  if (view.lines.every((line) => line.points.every((point) => point === null))) {
    return `Nothing in these runs is graded${by === "instrument" ? "" : `, or nothing fails by ${by}`}.`;
  }
  return null;
}
