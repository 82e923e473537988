import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { ReviewItemView } from "@/lib/queries/review/review-item-view";
import type { ReviewState } from "@/lib/review/review-state";
import { causeName } from "./cause-name";
import { SaidLine } from "./said-line";
import { TRUTH_NAMES } from "./truth-names";

type Props = {
  readonly state: ReviewState<ReviewItemView>;
  /** The open item, of which the panel tells itself. */
  readonly open: number | null;
  readonly onUndo: () => void;
};

/** The label that was given last: what it was, what the instrument had said, and the way back. */
export function LastLabel({ state, open, onUndo }: Props) {
  const last = state.given.at(-1);
  const label = last === undefined || last === open ? undefined : state.labels.get(last);
  if (last === undefined || label === undefined) return null;
  const said = state.said.get(last);
  return (
    <section aria-label="the label given last" className="space-y-1 border-t pt-2 text-ink-2">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="text-xs text-ink-3">item {state.items.get(last)?.order ?? "before"}</span>
        <span>
          {TRUTH_NAMES[label.truth]}
          {label.cause !== null && `, ${causeName(label.cause)}`}
        </span>
        <Button tone="quiet" size="sm" className="ml-auto" onClick={onUndo}>
          Undo <Kbd>u</Kbd>
        </Button>
      </p>
      {said !== undefined && <SaidLine said={said} truth={label.truth} />}
    </section>
  );
}
