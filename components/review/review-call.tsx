import { ChevronRight } from "lucide-react";
import { CallBody } from "@/components/evidence/call-body";
import { CallHead } from "@/components/evidence/call-head";
import { DeferredBody } from "@/components/evidence/deferred-body";
import type { RecordApi } from "@/components/evidence/record-api";
import { sectionName } from "@/components/evidence/section-name";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { SectionView } from "@/lib/queries/record/section-view";

type Props = {
  readonly section: SectionView;
  readonly api: RecordApi;
  readonly open: boolean;
  /** This call is what the item is about. */
  readonly asked: boolean;
};

/** One call with what it is held against; nothing is said of it as a whole. */
export function ReviewCall({ section, api, open, asked }: Props) {
  const { body, callIndex, expectedIndex } = section;
  return (
    <section
      aria-label={sectionName(section)}
      className={cn("@container rounded-md border", asked && "border-accent outline-1 outline-accent")}
    >
      <details open={open} className="group/call">
        <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-1.5 hover:bg-hover group-open/call:rounded-b-none group-open/call:border-b">
          <ChevronRight aria-hidden className="-mr-1 size-4 shrink-0 text-ink-3 group-open/call:rotate-90" />
          {asked && <Badge tone="accent">the call in question</Badge>}
          <CallHead section={section} asExpected={false} />
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
