import Link from "next/link";
import { notFound } from "next/navigation";
import { ReviewEvidenceView } from "@/components/review/review-evidence-view";
import type { ReviewSample } from "@/components/review/review-sample";
import { SaidLine } from "@/components/review/said-line";
import { ClaimcheckError } from "@/lib/claimcheck-error";
import { recordHref } from "@/lib/queries/record/record-href";
import { getReviewItem } from "@/lib/queries/review/get-review-item";
import type { ReviewItemView } from "@/lib/queries/review/review-item-view";
import type { ScopeValues } from "@/lib/queries/scope-values";
import type { SuiteRow } from "@/lib/queries/suite-row";
import { ItemLabels } from "./item-labels";

type Props = {
  readonly suite: SuiteRow;
  readonly values: ScopeValues;
  readonly sample: ReviewSample;
  readonly position: number;
  readonly reviewer: string | null;
};

/** One item to read: its evidence, and what was said of it as far as this reviewer may know. */
export async function ReadOnlyItem({ suite, values, sample, position, reviewer }: Props) {
  const item = await findItem({ suite, sampleId: sample.id, position, reviewer });
  if (item === null) notFound();
  const { said, evidence, own, labels, callIndex, order } = item;
  return (
    <div className="space-y-3 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-6 lg:space-y-0">
      <ReviewEvidenceView evidence={evidence} callIndex={callIndex} />
      <section
        aria-label="Item"
        className="space-y-3 border-line-strong lg:sticky lg:top-14 lg:border-l lg:pl-4"
      >
        <h2 className="text-base font-semibold">Item {order}, to read</h2>
        {said === null ? (
          <p className="text-ink-2">
            The sample is blind: what the instrument said is told once you have labelled the item.
          </p>
        ) : (
          <SaidLine said={said} truth={own?.truth ?? null} />
        )}
        <ItemLabels labels={labels} own={own} />
        {said !== null && (
          <p>
            <Link
              className="link"
              href={recordHref(suite.name, item.recordId, {
                ...values,
                instrument: said.instrument.replace(" v", ".v"),
              })}
            >
              Open the record
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

async function findItem(wanted: Parameters<typeof getReviewItem>[0]): Promise<ReviewItemView | null> {
  try {
    return await getReviewItem(wanted);
  } catch (error) {
    if (error instanceof ClaimcheckError && error.code === "not_found") return null;
    throw error;
  }
}
