import { causeName } from "@/components/review/cause-name";
import { TRUTH_NAMES } from "@/components/review/truth-names";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import type { ReviewItemView } from "@/lib/queries/review/review-item-view";

type Props = Pick<ReviewItemView, "labels" | "own">;

/** What reviewers said of an item; of an open one, the reader's own label only. */
export function ItemLabels({ labels, own }: Props) {
  const shown = labels ?? (own === null ? [] : [{ ...own, reviewer: "you", adjudicated: false }]);
  if (shown.length === 0) return <p className="text-ink-2">You have not labelled it.</p>;
  return (
    <ul aria-label="labels" className="space-y-2">
      {shown.map(({ reviewer, truth, cause, note, adjudicated }) => (
        <li key={`${reviewer} ${adjudicated}`}>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <Literal className="font-sans text-sm font-medium">{reviewer}</Literal>
            <span>
              {TRUTH_NAMES[truth]}
              {cause !== null && `, ${causeName(cause)}`}
            </span>
            {adjudicated && <Badge tone="accent">adjudicated</Badge>}
          </p>
          {note !== null && (
            <p className="whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
              <Literal className="font-sans text-sm">{note}</Literal>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
