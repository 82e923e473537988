import type { Metadata } from "next";
import type { SearchParams } from "nuqs/server";
import { ReviewerForm } from "@/components/review/reviewer-form";
import { Disagreement } from "@/components/samples/disagreement";
import { SampleHead } from "@/components/samples/sample-head";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { listReadableItems } from "@/lib/queries/samples/list-readable-items";
import { adjudicate } from "../actions";
import { getPageSample } from "../get-page-sample";

export const metadata: Metadata = { title: "Disagreements" };

type Props = {
  readonly params: Promise<{ suite: string; id: string }>;
  readonly searchParams: Promise<SearchParams>;
};

const SHOWN = 50;

export default async function DisagreementsPage({ params, searchParams }: Props) {
  const about = await getPageSample(params, searchParams);
  const { scope, sample, reviewer } = about;
  const items = await listReadableItems(scope.suite.id, sample, reviewer);
  const disputed = items.filter(({ effective }) => effective.state === "unresolved");
  // Settling it before all have labelled would tell the last ones what the first said.
  const ready = disputed.filter(({ effective }) => effective.reviewers >= sample.reviewsPerItem);
  const waiting = sample.progress.unresolved - ready.length;
  return (
    <div className="space-y-4 p-4 md:px-6">
      <SampleHead {...about} tab="disagreements" />
      {waiting > 0 && (
        <Notice tone="info">
          {waiting} more {waiting === 1 ? "item has" : "items have"} labels that differ and reviewers still to
          come: shown once all {sample.reviewsPerItem} have labelled.
        </Notice>
      )}
      {ready.length === 0 ? (
        <EmptyState title="No disagreement to settle">
          {sample.reviewsPerItem === 1
            ? "Each item of this sample is read by one reviewer. Where two have labelled one item all the same and differ, both labels stand here side by side."
            : "Where reviewers differ on an item, their labels stand here side by side. Who settles it decides; until then the item is in no rate."}
        </EmptyState>
      ) : (
        <>
          <p className="text-ink-2">
            {ready.length} {ready.length === 1 ? "item" : "items"} in no rate until decided. A decision alone
            counts from then on; the labels stay as they are, and agreement is taken from them.
          </p>
          {reviewer === null && (
            <div className="max-w-100">
              <ReviewerForm reviewer={null} />
            </div>
          )}
          <ul aria-label="Disagreements" className="border-t">
            {ready.slice(0, SHOWN).map((item) => (
              <Disagreement
                key={item.position}
                {...about}
                item={item}
                adjudicate={adjudicate.bind(null, { suite: scope.suite.name, sampleId: sample.id })}
              />
            ))}
          </ul>
          {ready.length > SHOWN && (
            <p className="text-xs text-ink-3">{ready.length - SHOWN} more follow once these are decided.</p>
          )}
        </>
      )}
    </div>
  );
}
