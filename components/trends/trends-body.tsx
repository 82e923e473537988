import type { RegradeDeed } from "@/components/compare/regrade-deed";
import { SplitSection } from "@/components/compare/split-section";
import { UnsettledNotice } from "@/components/overview/unsettled-notice";
import { Section } from "@/components/ui/section";
import { countUnsettledRuns } from "@/lib/queries/count-unsettled-runs";
import type { Scope } from "@/lib/queries/scope";
import { getTrends } from "@/lib/queries/trends/get-trends";
import type { TrendsParams } from "@/lib/queries/trends/trends-params";
import { AuditsSection } from "./audits-section";
import { NoTrend } from "./no-trend";
import { RatesSection } from "./rates-section";
import { RatesTable } from "./rates-table";
import { toTrendView } from "./to-trend-view";
import { UsageSection } from "./usage-section";

type Props = {
  readonly scope: Scope;
  readonly params: TrendsParams;
  readonly zone: string;
  readonly regrade: RegradeDeed;
};

const RUNS_OF_USE = 90;

/** Rates and use side by side, then the same as tables. */
export async function TrendsBody({ scope, params, zone, regrade }: Props) {
  const [trends, unsettled] = await Promise.all([getTrends(scope, params, zone), countUnsettledRuns(scope)]);
  if (trends.places.length === 0) return <NoTrend scope={scope} />;
  const view = toTrendView(scope, params, trends);
  return (
    <div className="space-y-6">
      <div className="space-y-2 empty:hidden">
        <UnsettledNotice scope={scope} unsettled={unsettled} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <RatesSection scope={scope} params={params} trends={trends} view={view} />
        <UsageSection runs={trends.shown.slice(-RUNS_OF_USE)} usage={trends.usage} zone={zone} />
      </div>
      {params.by === "instrument" && (
        <div className="border-t pt-4 empty:hidden">
          <SplitSection scope={scope} params={params} regrade={regrade} />
        </div>
      )}
      {params.by === "instrument" && (
        <div className="border-t pt-4">
          <AuditsSection scope={scope} trends={trends} />
        </div>
      )}
      {view.lines.length > 0 && (
        <div className="border-t pt-4">
          <Section
            title={params.over === "runs" ? "Run by run" : "Day by day"}
            note={`${view.method}; a count, so it has no interval; ungraded ${scope.unit} are in no rate`}
          >
            <RatesTable
              over={params.over}
              places={trends.places}
              lines={view.lines}
              changes={trends.changes}
            />
          </Section>
        </div>
      )}
    </div>
  );
}
