import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { observeHref } from "@/components/observe/observe-href";
import { ButtonLink } from "@/components/ui/button-link";
import { PageHead } from "@/components/ui/page-head";
import { WitnessBody } from "@/components/witness/witness-body";
import { WitnessSkeleton } from "@/components/witness/witness-skeleton";
import { getScope } from "@/lib/queries/get-scope";
import { loadWitnessParams } from "./search-params";

export const metadata: Metadata = { title: "Log against wire" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function WitnessPage({ params, searchParams }: Props) {
  const [scope, asked] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadWitnessParams(searchParams),
  ]);
  return (
    <div className="space-y-4 p-4 md:px-6">
      <PageHead
        title="Log against wire"
        note="what the agent’s own log claims, what was on the wire, what the handlers were given"
        action={
          <ButtonLink size="sm" href={observeHref(scope.suite.name)}>
            How to record
          </ButtonLink>
        }
      />
      <Suspense fallback={<WitnessSkeleton />}>
        <WitnessBody scope={scope} params={asked} />
      </Suspense>
    </div>
  );
}
