import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { SampleActions } from "@/components/samples/sample-actions";
import { SampleHead } from "@/components/samples/sample-head";
import { Skeleton } from "@/components/ui/skeleton";
import { extend, stop } from "./actions";
import { Audit } from "./audit";
import { getPageSample } from "./get-page-sample";

export const metadata: Metadata = { title: "Audit" };

type Props = {
  readonly params: Promise<{ suite: string; id: string }>;
  readonly searchParams: Promise<SearchParams>;
};

export default async function AuditPage({ params, searchParams }: Props) {
  const about = await getPageSample(params, searchParams);
  const place = { suite: about.scope.suite.name, sampleId: about.sample.id };
  return (
    <div className="space-y-5 p-4 md:px-6">
      <SampleHead
        {...about}
        tab="audit"
        actions={
          <SampleActions
            sample={about.sample}
            extend={extend.bind(null, place)}
            stop={stop.bind(null, place)}
          />
        }
      />
      <Suspense
        fallback={
          <div role="status" aria-label="Reading the labels" className="space-y-6">
            <Skeleton className="h-16 max-w-200" />
            <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
              <Skeleton className="h-48" />
              <Skeleton className="h-48" />
            </div>
            <Skeleton className="h-32" />
            <Skeleton className="h-64" />
          </div>
        }
      >
        <Audit scope={about.scope} sample={about.sample} />
      </Suspense>
    </div>
  );
}
