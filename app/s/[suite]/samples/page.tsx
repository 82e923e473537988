import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { SampleList } from "@/components/samples/sample-list";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { getScope } from "@/lib/queries/get-scope";
import { listSamples } from "@/lib/queries/samples/list-samples";
import { newSampleHref } from "@/lib/queries/samples/new-sample-href";

export const metadata: Metadata = { title: "Review" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function SamplesPage({ params, searchParams }: Props) {
  const scope = await getScope((await params).suite, searchParams);
  const samples = await listSamples(scope.suite.id);
  const draw = (
    <ButtonLink tone="primary" href={newSampleHref(scope.suite.name, scope.values)}>
      Draw a sample
    </ButtonLink>
  );
  return (
    <div className="space-y-5 p-4 md:px-6">
      <PageHead
        title="Review"
        note="random samples that people read, to hold the measured rate against"
        action={samples.length > 0 && draw}
      />
      {samples.length === 0 ? (
        <EmptyState title="Nothing was drawn yet" action={draw}>
          <p>
            A measured rate holds failures of the assertion itself, and misses failures that no assertion saw.
            How many, only reading tells: draw some failed and some clean ones at random, read them with one
            hand on the keyboard, and this page says what share of each was wrong, with its interval.
          </p>
        </EmptyState>
      ) : (
        <SampleList scope={scope} samples={samples} />
      )}
    </div>
  );
}
