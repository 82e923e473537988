"use client";
import { useState } from "react";
import { PartButton } from "@/components/evidence/part-button";
import { type RecordApi, recordApiHref } from "@/components/evidence/record-api";
import { sectionName } from "@/components/evidence/section-name";
import { usePart } from "@/components/evidence/use-part";
import { isNotable } from "@/lib/evidence/is-notable";
import type { SectionPage, SectionView } from "@/lib/queries/record/section-view";
import { ReviewCall } from "./review-call";

/** Calls up to which all are open. */
const FEW = 6;

type Props = {
  readonly api: RecordApi;
  readonly first: SectionPage;
  readonly callIndex: number | null;
};

/** The calls in the order they were emitted; of many the rest by parts. */
export function ReviewCalls({ api, first, callIndex }: Props) {
  const [sections, setSections] = useState(first.sections);
  const { busy, error, read } = usePart<SectionPage>();
  if (first.total === 0) return <p className="text-ink-2">No call was made, and none was expected.</p>;
  return (
    <div className="space-y-2">
      {sections.map((section) => {
        const asked = callIndex !== null && section.callIndex === callIndex;
        return (
          <ReviewCall
            key={sectionName(section)}
            section={section}
            api={api}
            asked={asked}
            open={asked || first.total <= FEW || differs(section)}
          />
        );
      })}
      {sections.length < first.total && (
        <div className="flex flex-wrap items-center gap-2 py-1 text-ink-2">
          {sections.length.toLocaleString("en")} of {first.total.toLocaleString("en")} calls are shown.
          <PartButton
            text="Show 50 more"
            busy={busy}
            error={error}
            onClick={() =>
              read(recordApiHref(api, "sections", { from: sections.length }), (page) =>
                setSections([...sections, ...page.sections]),
              )
            }
          />
        </div>
      )}
    </div>
  );
}

function differs({ body, expectedIndex }: SectionView): boolean {
  if (body === null || expectedIndex === null) return true;
  const { evidence } = body;
  return (
    evidence.unreadable !== null ||
    evidence.differentCount > 0 ||
    evidence.rows.some((row) => row.differences.some(isNotable))
  );
}
