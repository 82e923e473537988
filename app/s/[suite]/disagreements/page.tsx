import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { DisagreementsBody } from "@/components/compare/disagreements-body";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Skeleton } from "@/components/ui/skeleton";
import { effectInstruments } from "@/lib/queries/compare/effect-instruments";
import { listInstrumentHistory } from "@/lib/queries/compare/list-instrument-history";
import { getScope } from "@/lib/queries/get-scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { loadDisagreementsParams } from "./search-params";

export const metadata: Metadata = { title: "Effect against arguments" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function DisagreementsPage({ params, searchParams }: Props) {
  const [scope, asked] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadDisagreementsParams(searchParams),
  ]);
  const instruments = effectInstruments(await listInstrumentHistory(scope.suite.id), scope.instrument);
  return (
    <div className="space-y-4 p-4 md:px-6">
      <PageHead
        title="Effect against arguments"
        note={
          instruments && (
            <>
              records of which effect v{instruments.effect.version} and equivalent v
              {instruments.equivalent.version} say different things
            </>
          )
        }
      />
      {instruments === null ? (
        <EmptyState
          title="Nothing was graded yet"
          action={
            <ButtonLink href={scopeHref(scope.suite.name, "ingests")} tone="primary">
              Add results
            </ButtonLink>
          }
        >
          Here you will see the records whose effect on the world and whose argument claims say different
          things.
        </EmptyState>
      ) : (
        <Suspense fallback={<Skeleton className="h-160 w-full" />}>
          <DisagreementsBody scope={scope} params={asked} instruments={instruments} />
        </Suspense>
      )}
    </div>
  );
}
