import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Kbd } from "@/components/ui/kbd";
import { Skeleton } from "@/components/ui/skeleton";
import { scopeHref } from "@/lib/queries/scope-href";
import type { ReviewSession } from "./review-session";
import type { ReviewView } from "./review-view";

type Props = { readonly session: ReviewSession; readonly view: ReviewView };

/** Past the last item: why there is none, and what to do next. */
export function ReviewEnd({ session, view }: Props) {
  const { state } = view;
  const skipped = state.trail.filter((position) => !state.given.includes(position)).length;
  const { suite, id } = session.sample;
  const toSample = (
    <ButtonLink tone="primary" href={scopeHref(suite, `samples/${id}`)}>
      See what the labels say
    </ButtonLink>
  );
  if (state.end === null && view.trouble !== null) {
    return (
      <EmptyState title="The next item is not here yet">
        It comes as soon as the server answers; this page asks again by itself. <Kbd>k</Kbd> goes back to what
        was labelled.
      </EmptyState>
    );
  }
  if (state.end === null) {
    return (
      <div role="status" aria-label="Reading the next item" className="space-y-3">
        <Skeleton className="h-6 w-80" />
        <Skeleton className="h-48" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (skipped > 0) {
    return (
      <EmptyState
        title={`${skipped} ${skipped === 1 ? "item was" : "items were"} skipped`}
        action={
          <Button tone="primary" onClick={() => session.move("advance")}>
            Go through them <Kbd>Enter</Kbd>
          </Button>
        }
      >
        All other items are labelled, or with others. <Kbd>k</Kbd> goes back, too.
      </EmptyState>
    );
  }
  if (state.end === "all_leased") {
    return (
      <EmptyState
        title="The rest is open with other reviewers, or in another tab"
        action={
          <Button tone="primary" onClick={() => session.retry()}>
            Look again
          </Button>
        }
      >
        An item comes free when the page that has it is left, or ten minutes after it was opened without being
        labelled. This page looks again by itself.
      </EmptyState>
    );
  }
  if (state.end === "stopped") {
    return (
      <EmptyState title="Labelling of this sample was stopped" action={toSample}>
        Your labels are kept. The estimate says how it was stopped.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="All done" action={toSample}>
      Nothing of this sample is left for you to label. <Kbd>k</Kbd> goes back to what you labelled,{" "}
      <Kbd>u</Kbd> takes the last label back.
    </EmptyState>
  );
}
