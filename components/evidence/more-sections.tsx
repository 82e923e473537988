"use client";
import { useState } from "react";
import type { SectionPage, SectionView } from "@/lib/queries/record/section-view";
import { CallSection } from "./call-section";
import { PartButton } from "./part-button";
import { type RecordApi, recordApiHref } from "./record-api";
import { sectionName } from "./section-name";
import { usePart } from "./use-part";

type Props = {
  readonly api: RecordApi;
  readonly show: "findings" | "all";
  /** Sections that are on the page already, and all there are. */
  readonly shown: number;
  readonly total: number;
};

/** The calls that did not come with the page, part by part. */
export function MoreSections({ api, show, shown, total }: Props) {
  const [sections, setSections] = useState<readonly SectionView[]>([]);
  const { busy, error, read } = usePart<SectionPage>();
  const from = shown + sections.length;
  return (
    <>
      {sections.map((section) => (
        <CallSection key={sectionName(section)} section={section} api={api} />
      ))}
      {from < total && (
        <div className="flex flex-wrap items-center gap-2 py-1 text-ink-2">
          {from.toLocaleString("en")} of {total.toLocaleString("en")} calls are shown.
          <PartButton
            text="Show 50 more"
            busy={busy}
            error={error}
            onClick={() =>
              read(recordApiHref(api, "sections", { show, from }), (page) =>
                setSections([...sections, ...page.sections]),
              )
            }
          />
        </div>
      )}
    </>
  );
}
