"use client";
import { useState } from "react";
import type { SectionPage, SectionView } from "@/lib/queries/record/section-view";
import { CallBody } from "./call-body";
import { FindingList } from "./finding-list";
import { PartButton } from "./part-button";
import { type RecordApi, recordApiHref } from "./record-api";
import { usePart } from "./use-part";

type Props = { readonly section: SectionView; readonly api: RecordApi };

/** A call too large to travel with the page: its size, its findings, and its evidence when it is asked for. */
export function DeferredBody({ section, api }: Props) {
  const [loaded, setLoaded] = useState<SectionView | null>(null);
  const { busy, error, read } = usePart<SectionPage>();
  if (loaded !== null && loaded.body !== null)
    return <CallBody section={loaded} body={loaded.body} api={api} />;
  const { callIndex, expectedIndex, call } = section;
  const size = (call?.rawLength ?? 0) + (call?.receivedLength ?? 0);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-3 py-1.5 text-ink-2">
        Its arguments have {size.toLocaleString("en")} characters.
        <PartButton
          text="Show"
          busy={busy}
          error={error}
          onClick={() =>
            read(recordApiHref(api, "sections", { call: callIndex, expected: expectedIndex }), (page) =>
              setLoaded(page.sections[0] ?? null),
            )
          }
        />
      </div>
      <FindingList findings={section.findings} />
    </>
  );
}
