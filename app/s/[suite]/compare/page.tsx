import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { CompareBody } from "@/components/compare/compare-body";
import { CompareControls } from "@/components/compare/compare-controls";
import { NoComparison } from "@/components/compare/no-comparison";
import { PageHead } from "@/components/ui/page-head";
import { Skeleton } from "@/components/ui/skeleton";
import { findRunPair } from "@/lib/queries/compare/find-run-pair";
import { getFrame } from "@/lib/queries/get-frame";
import { getScope } from "@/lib/queries/get-scope";
import { regradeRun } from "../regrade-run";
import { loadCompareParams } from "./search-params";

export const metadata: Metadata = { title: "Compare" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function ComparePage({ params, searchParams }: Props) {
  const [scope, asked] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadCompareParams(searchParams),
  ]);
  const [pair, { runs, runCount }] = await Promise.all([findRunPair(scope, asked), getFrame(scope.suite.id)]);
  const { level, version } = scope.instrument;
  return (
    <div className="space-y-4 p-4 md:px-6">
      <PageHead
        title="Compare two runs"
        note={
          <>
            by {level} v{version}
          </>
        }
      />
      {pair === "too_few" || "missing" in pair ? (
        <NoComparison scope={scope} missing={pair === "too_few" ? [] : pair.missing} />
      ) : (
        <>
          <CompareControls scope={scope} params={asked} pair={pair} runs={runs} total={runCount} />
          <Suspense
            key={`${pair.a.id} ${pair.b.id} ${scope.instrument.id}`}
            fallback={<Skeleton className="h-160 w-full" />}
          >
            <CompareBody
              scope={scope}
              params={asked}
              pair={pair}
              regrade={regradeRun.bind(null, scope.suite.name)}
            />
          </Suspense>
        </>
      )}
    </div>
  );
}
