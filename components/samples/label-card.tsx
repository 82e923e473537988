import { causeName } from "@/components/review/cause-name";
import { TRUTH_NAMES } from "@/components/review/truth-names";
import { Literal } from "@/components/ui/literal";
import { Timestamp } from "@/components/ui/timestamp";
import type { LabelRow } from "@/lib/labels/label-row";

/** What one reviewer said of an item. */
export function LabelCard({ label }: { readonly label: LabelRow }) {
  return (
    <div className="min-w-0 border-l-2 border-line-strong pl-3">
      <p className="text-xs text-ink-3">
        <Literal className="font-sans">{label.reviewer}</Literal> · <Timestamp at={label.labelledAt} />
      </p>
      <p>
        <span className="font-semibold">{TRUTH_NAMES[label.truth]}</span>
        {label.cause !== null && (
          <>
            , <Literal className="font-sans text-sm">{causeName(label.cause)}</Literal>
          </>
        )}
      </p>
      {label.note !== null && (
        <p className="whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
          <Literal className="font-sans text-sm">{label.note}</Literal>
        </p>
      )}
    </div>
  );
}
