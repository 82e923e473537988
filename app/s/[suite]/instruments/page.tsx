import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { Suspense } from "react";
import { ContradictedLabels } from "@/components/compare/contradicted-labels";
import { InstrumentList } from "@/components/compare/instrument-list";
import { InstrumentPick } from "@/components/compare/instrument-pick";
import { VerdictPairs } from "@/components/compare/verdict-pairs";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHead } from "@/components/ui/page-head";
import { Section } from "@/components/ui/section";
import { Skeleton } from "@/components/ui/skeleton";
import { chooseInstrumentPair } from "@/lib/queries/compare/choose-instrument-pair";
import { listInstrumentHistory } from "@/lib/queries/compare/list-instrument-history";
import { getScope } from "@/lib/queries/get-scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { loadInstrumentsParams } from "./search-params";

export const metadata: Metadata = { title: "Instruments" };

type Props = { readonly params: Promise<{ suite: string }>; readonly searchParams: Promise<SearchParams> };

export default async function InstrumentsPage({ params, searchParams }: Props) {
  const [scope, asked] = await Promise.all([
    params.then(({ suite }) => getScope(suite, searchParams)),
    loadInstrumentsParams(searchParams),
  ]);
  const history = await listInstrumentHistory(scope.suite.id);
  const { x, y } = chooseInstrumentPair(scope, asked);
  const key = `${x.id} ${y.id} ${scope.values.runs.join()}`;
  return (
    <div className="space-y-6 p-4 md:px-6">
      <PageHead
        title="Instruments"
        note="versioned ways to grade; old verdicts stay when a new one is made"
      />
      {history.length === 0 ? (
        <EmptyState
          title="Nothing was graded yet"
          action={
            <ButtonLink href={scopeHref(scope.suite.name, "ingests")} tone="primary">
              Add results
            </ButtonLink>
          }
        >
          Here you will see every version of every instrument, who made it and why, and which verdicts two of
          them give the same records.
        </EmptyState>
      ) : (
        <>
          <Section title="Two instruments" note="what each says of the same records">
            <div className="mb-3 flex flex-wrap items-center gap-2">
              <InstrumentPick name="x" label="from" chosen={x} instruments={scope.instruments} />
              <span aria-hidden className="text-ink-3">
                →
              </span>
              <InstrumentPick name="y" label="to" chosen={y} instruments={scope.instruments} />
            </div>
            <Suspense key={key} fallback={<Skeleton className="h-44 w-full max-w-140" />}>
              <VerdictPairs scope={scope} x={x} y={y} />
            </Suspense>
          </Section>
          <div className="border-t pt-4">
            <Suspense key={key} fallback={<Skeleton className="h-60 w-full" />}>
              <ContradictedLabels scope={scope} params={asked} instrument={y} />
            </Suspense>
          </div>
          <div className="border-t pt-4">
            <Section title="Every version" note="newest first">
              <InstrumentList scope={scope} instruments={history} />
            </Section>
          </div>
        </>
      )}
    </div>
  );
}
