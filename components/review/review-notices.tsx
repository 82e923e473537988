import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { ReviewSession } from "./review-session";
import type { ReviewView } from "./review-view";
import { TRUTH_NAMES } from "./truth-names";

type Props = { readonly session: ReviewSession; readonly view: ReviewView };

/** What went wrong, what was kept, what to do. */
export function ReviewNotices({ session, view }: Props) {
  return (
    <div className="space-y-2 empty:hidden">
      {view.unkept && (
        <Notice tone="warn">
          This browser keeps nothing (its storage is full or forbidden): stay on this page until all labels
          are saved.
        </Notice>
      )}
      {view.refused.map(({ key, act, refused }) => (
        <Notice
          key={key}
          tone="fail"
          action={
            <Button size="sm" onClick={() => session.forgetRefused(key)}>
              Drop it
            </Button>
          }
        >
          The server refused{" "}
          {act.kind === "label" ? `the label “${TRUTH_NAMES[act.truth]}”` : "to undo a label"}: {refused} It
          is kept in this browser and counts nowhere.
        </Notice>
      ))}
      {view.trouble !== null && (
        <Notice
          tone="warn"
          action={
            <Button size="sm" onClick={() => session.retry()}>
              Try again
            </Button>
          }
        >
          {view.trouble} Labels are kept in this browser and sent as soon as the server answers.
        </Notice>
      )}
    </div>
  );
}
