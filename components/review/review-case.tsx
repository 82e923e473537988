import { ScrollText } from "@/components/evidence/scroll-text";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import type { CaseSheet } from "@/lib/queries/review/case-sheet";

/** What was asked of the agent: first of all the words. */
export function ReviewCase({ sheet }: { readonly sheet: CaseSheet }) {
  return (
    <div className="space-y-2">
      {sheet.input !== null && (
        <blockquote className="border-l-2 border-line-strong pl-3 text-base">
          <ScrollText label="input of the case" text={sheet.input} words />
        </blockquote>
      )}
      <p className="flex flex-wrap items-center gap-1.5">
        <Badge>{sheet.ordered ? "in this order (sequence)" : "in any order (multiset)"}</Badge>
        {sheet.forbidOtherSideEffects && <Badge>no other side effects</Badge>}
        {sheet.alternatives.length > 1 && <Badge>{sheet.alternatives.length} ways accepted</Badge>}
        {sheet.tags.map((tag) => (
          <Badge key={tag} tone="outline">
            <Literal className="font-sans text-2xs">{tag}</Literal>
          </Badge>
        ))}
      </p>
    </div>
  );
}
