import { ChevronRight } from "lucide-react";
import { isNotable } from "@/lib/evidence/is-notable";
import type { SectionView } from "@/lib/queries/record/section-view";
import { CallBody } from "./call-body";
import { CallHead } from "./call-head";
import { DeferredBody } from "./deferred-body";
import type { RecordApi } from "./record-api";
import { sectionName } from "./section-name";

type Props = {
  readonly section: SectionView;
  readonly api: RecordApi;
  /** Open although nothing differs. */
  readonly open?: boolean;
};

/** One call with what it is held against. */
export function CallSection({ section, api, open = false }: Props) {
  const { body, callIndex, expectedIndex } = section;
  const telling =
    section.findings.length > 0 ||
    body === null ||
    body.evidence.unreadable !== null ||
    body.evidence.differentCount > 0 ||
    body.evidence.rows.some((row) => row.differences.some(isNotable));
  return (
    <section aria-label={sectionName(section)} className="@container rounded-md border">
      <details open={open || telling} className="group/call">
        <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-1.5 hover:bg-hover group-open/call:rounded-b-none group-open/call:border-b">
          <ChevronRight aria-hidden className="-mr-1 size-4 shrink-0 text-ink-3 group-open/call:rotate-90" />
          <CallHead section={section} asExpected={!telling && expectedIndex !== null} />
        </summary>
        <div
          id={callIndex === null ? `expected-${expectedIndex}` : `call-${callIndex}`}
          className="scroll-mt-24"
        >
          {body === null ? (
            <DeferredBody section={section} api={api} />
          ) : (
            <CallBody section={section} body={body} api={api} />
          )}
        </div>
      </details>
    </section>
  );
}
