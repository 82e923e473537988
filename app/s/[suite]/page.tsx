import type { SearchParams } from "nuqs/server";
import { Ladder } from "@/components/charts/ladder";
import { Audited } from "@/components/overview/audited";
import { ClaimsSection } from "@/components/overview/claims-section";
import { DemoNotice } from "@/components/overview/demo-notice";
import { Headline } from "@/components/overview/headline";
import { NeedsYou } from "@/components/overview/needs-you";
import { NewestRuns } from "@/components/overview/newest-runs";
import { NoRuns } from "@/components/overview/no-runs";
import { UnsettledNotice } from "@/components/overview/unsettled-notice";
import { getOverview } from "@/lib/queries/get-overview";
import { getScope } from "@/lib/queries/get-scope";
import { removeDemo } from "./actions";

type Props = {
  readonly params: Promise<{ suite: string }>;
  readonly searchParams: Promise<SearchParams>;
};

export default async function OverviewPage({ params, searchParams }: Props) {
  const scope = await getScope((await params).suite, searchParams);
  const overview = await getOverview(scope);
  const chosen = overview.rates.find((row) => row.instrument.id === scope.instrument.id);
  return (
    <div className="space-y-6 p-4 md:px-6">
      <h1 className="sr-only">Overview of {scope.suite.name}</h1>
      <div className="space-y-2 empty:hidden">
        {scope.suite.isDemo && (
          <DemoNotice suite={scope.suite.name} remove={removeDemo.bind(null, scope.suite.name)} />
        )}
        <UnsettledNotice scope={scope} unsettled={overview.unsettled} />
      </div>
      {overview.runs.length === 0 || chosen === undefined ? (
        <NoRuns scope={scope} />
      ) : (
        <>
          <div className="grid gap-6 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
            <div className="space-y-4">
              <Headline scope={scope} rate={chosen} />
              <Audited scope={scope} found={overview.audit} />
            </div>
            <Ladder
              scope={scope}
              rates={overview.rates}
              audit={overview.audit.exact ? overview.audit.audit : null}
            />
          </div>
          <div className="grid gap-6 border-t pt-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
            <ClaimsSection scope={scope} overview={overview} />
            <NeedsYou scope={scope} waiting={overview.waiting} />
          </div>
          <div className="border-t pt-4">
            <NewestRuns scope={scope} rows={overview.runs} total={overview.unsettled.runs} />
          </div>
        </>
      )}
    </div>
  );
}
