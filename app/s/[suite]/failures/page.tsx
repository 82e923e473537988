import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { getFailureSummary } from "@/lib/queries/failures/get-failure-summary";
import { readFailureFilter } from "@/lib/queries/failures/read-failure-filter";
import { getScope } from "@/lib/queries/get-scope";
import { ExportMenu } from "./export-menu";
import { FacetsPanel } from "./facets-panel";
import { FailuresNavigationProvider } from "./failures-navigation-provider";
import { FilterChips } from "./filter-chips";
import { GroupSwitch } from "./group-switch";
import { ListArea } from "./list-area";
import { SampleLink } from "./sample-link";
import { SearchBox } from "./search-box";
import { loadFailuresParams } from "./search-params";
import { ServerFacets } from "./server-facets";
import { ServerList } from "./server-list";
import { SetInWords } from "./set-in-words";
import { SortSelect } from "./sort-select";

export const metadata: Metadata = { title: "Failures" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function FailuresPage({ params, searchParams }: Props) {
  const [scope, asked] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadFailuresParams(searchParams),
  ]);
  const filter = readFailureFilter(scope, asked);
  const summary = filter.then((known) => getFailureSummary(known, scope.unit));
  // Awaited where they are shown; without a listener a failure would end the process first.
  for (const promise of [filter, summary]) promise.catch(() => undefined);
  return (
    <FailuresNavigationProvider suite={scope.suite.name}>
      <div className="flex flex-col gap-3 p-4 md:px-6 xl:min-h-[calc(100dvh-44px)] xl:flex-row xl:gap-4 xl:py-0 xl:pl-4">
        <FacetsPanel>
          <ServerFacets scope={scope} filter={filter} />
        </FacetsPanel>
        <section className="contents xl:block xl:min-w-0 xl:flex-1 xl:border-l xl:pl-4">
          <div className="order-1 space-y-2 xl:order-none xl:py-2">
            <div className="flex flex-wrap items-center gap-2">
              <h1 className="mr-1 text-lg font-semibold tracking-tight max-sm:sr-only">Failures</h1>
              <GroupSwitch />
              <SortSelect />
              <div className="order-last w-full md:order-none md:ml-auto md:w-auto">
                <SearchBox />
              </div>
              <div className="ml-auto flex gap-1 max-sm:*:px-1.5 sm:gap-2 md:ml-0">
                <SampleLink />
                <ExportMenu />
              </div>
            </div>
            <Suspense fallback={<Skeleton className="h-5 w-96 max-w-full" />}>
              <SetInWords scope={scope} summary={summary} />
            </Suspense>
            <FilterChips />
          </div>
          <ListArea>
            <Suspense fallback={<Skeleton className="h-[60dvh]" />}>
              <ServerList scope={scope} filter={filter} params={asked} summary={summary} />
            </Suspense>
          </ListArea>
        </section>
      </div>
    </FailuresNavigationProvider>
  );
}
