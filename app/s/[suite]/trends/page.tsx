import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { KeepTimeZone } from "@/components/trends/keep-time-zone";
import { TrendControls } from "@/components/trends/trend-controls";
import { TrendsBody } from "@/components/trends/trends-body";
import { TrendsSkeleton } from "@/components/trends/trends-skeleton";
import { PageHead } from "@/components/ui/page-head";
import { getScope } from "@/lib/queries/get-scope";
import { chosenLines } from "@/lib/queries/trends/chosen-lines";
import { regradeRun } from "../regrade-run";
import { getTimeZone } from "./get-time-zone";
import { loadTrendsParams } from "./search-params";

export const metadata: Metadata = { title: "Trends" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function TrendsPage({ params, searchParams }: Props) {
  const [scope, asked, zone] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadTrendsParams(searchParams),
    getTimeZone(),
  ]);
  return (
    <div className="space-y-4 p-4 md:px-6">
      <KeepTimeZone shown={zone} />
      <PageHead title="Trends" note={<>days of your time zone, {zone.replaceAll("_", " ")}</>} />
      <TrendControls
        scope={scope}
        params={asked}
        drawn={chosenLines(scope, asked.lines).map((row) => row.id)}
      />
      <Suspense fallback={<TrendsSkeleton />}>
        <TrendsBody
          scope={scope}
          params={asked}
          zone={zone}
          regrade={regradeRun.bind(null, scope.suite.name)}
        />
      </Suspense>
    </div>
  );
}
