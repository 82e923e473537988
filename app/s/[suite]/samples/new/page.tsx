import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { PopulationChoice } from "@/components/samples/population-choice";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Skeleton } from "@/components/ui/skeleton";
import { populationOf } from "@/lib/commands/samples/population-of";
import { getScope } from "@/lib/queries/get-scope";
import { newSampleHref } from "@/lib/queries/samples/new-sample-href";
import { draw } from "./actions";
import { Plan } from "./plan";
import { loadNewSampleParams } from "./search-params";

export const metadata: Metadata = { title: "Draw a sample" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function NewSamplePage({ params, searchParams }: Props) {
  const { suite } = await params;
  const [scope, asked] = await Promise.all([
    getScope(suite, searchParams),
    loadNewSampleParams(searchParams),
  ]);
  const { strata, ...filter } = asked;
  const harness = scope.instrument.level === "harness";
  const strataBy = harness ? "verdict" : strata;
  const shown = { ...asked, strata: strataBy };
  const address = newSampleHref(scope.suite.name, shown);
  const query = address.includes("?") ? address.slice(address.indexOf("?") + 1) : "";
  return (
    <div className="space-y-5 p-4 md:px-6">
      <PageHead
        title="Draw a sample"
        note="at random, without replacement, within each stratum; the population is frozen as it is now"
      />
      <PopulationChoice scope={scope} params={shown} population={populationOf(scope, filter, "0")} />
      <div className="border-t pt-4">
        {harness && scope.unit === "calls" ? (
          <EmptyState
            title="A harness judges whole records"
            action={
              <ButtonLink
                tone="primary"
                href={newSampleHref(scope.suite.name, { ...shown, unit: "records" })}
              >
                Draw records
              </ButtonLink>
            }
          >
            Of a single call it says nothing, so there are no failed and clean calls to draw from. Choose
            records, or another instrument.
          </EmptyState>
        ) : (
          <Suspense
            fallback={
              <div role="status" aria-label="Counting the population" className="grid gap-6 lg:grid-cols-2">
                <Skeleton className="h-96" />
                <Skeleton className="h-48" />
              </div>
            }
          >
            <Plan scope={scope} params={filter} strataBy={strataBy} draw={draw.bind(null, suite, query)} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
