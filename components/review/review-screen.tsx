"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Progress } from "@/components/ui/progress";
import type { ReviewProgress } from "@/lib/review/review-progress";
import { LastLabel } from "./last-label";
import { ReviewEnd } from "./review-end";
import { ReviewEvidenceView } from "./review-evidence-view";
import { ReviewNotices } from "./review-notices";
import { ReviewPanel } from "./review-panel";
import type { ReviewSample } from "./review-sample";
import { ReviewSession } from "./review-session";
import { SaveStatus } from "./save-status";
import { useReviewKeys } from "./use-review-keys";

type Props = {
  readonly sample: ReviewSample;
  readonly reviewer: string;
  readonly own: readonly number[];
  readonly progress: ReviewProgress;
};

/** One item, one question, one hand on the keyboard. */
export function ReviewScreen(props: Props) {
  const [session] = useState(() => new ReviewSession(props));
  const view = useSyncExternalStore(
    session.subscribe,
    () => session.view,
    () => session.view,
  );
  const noteField = useRef<HTMLTextAreaElement>(null);
  const openNote = useCallback(() => noteField.current?.focus(), []);
  useEffect(() => session.start(), [session]);
  useReviewKeys(session, openNote);

  const { state } = view;
  const position = state.trail[state.cursor] ?? null;
  const item = position === null ? null : (state.items.get(position) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item begins at its top
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [position]);

  const { done, items } = state.progress;
  const said = `${done.toLocaleString("en")} of ${items.toLocaleString("en")}`;
  return (
    <div className="space-y-3 lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:items-start lg:gap-6 lg:space-y-0">
      <div className="min-w-0 space-y-3 max-lg:pb-40">
        <ReviewNotices session={session} view={view} />
        {item === null ? (
          position === null ? (
            <ReviewEnd session={session} view={view} />
          ) : (
            <p role="status" className="text-ink-2">
              Reading the item…
            </p>
          )
        ) : (
          <ReviewEvidenceView key={item.position} evidence={item.evidence} callIndex={item.callIndex} />
        )}
      </div>
      <section
        aria-label="Label"
        className="z-10 space-y-3 border-line-strong bg-canvas max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:max-h-[60dvh] max-lg:overflow-auto max-lg:border-t max-lg:px-4 max-lg:py-2 max-md:bottom-[calc(48px+env(safe-area-inset-bottom))] md:max-lg:left-44 lg:sticky lg:top-14 lg:max-h-[calc(100dvh-64px)] lg:overflow-auto lg:border-l lg:pl-4"
      >
        <div className="space-y-1.5">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span aria-live="polite" className="font-medium whitespace-nowrap">
              {said} <span className="font-normal text-ink-3">labelled</span>
            </span>
            <SaveStatus status={view.outbox} />
            <span className="ml-auto flex gap-1">
              <Button
                size="sm"
                aria-label="Previous item"
                disabled={state.cursor === 0}
                onClick={() => session.move("back")}
              >
                <ChevronLeft aria-hidden />
                <Kbd>k</Kbd>
              </Button>
              <Button
                size="sm"
                aria-label="Next item"
                disabled={position === null}
                onClick={() => session.move("forward")}
              >
                <Kbd>j</Kbd>
                <ChevronRight aria-hidden />
              </Button>
            </span>
          </div>
          <Progress label={`${said} labelled`} part={items === 0 ? null : done / items} />
        </div>
        {item !== null && (
          <ReviewPanel key={item.position} session={session} view={view} item={item} noteField={noteField} />
        )}
        <LastLabel state={state} open={position} onUndo={() => session.undo()} />
      </section>
    </div>
  );
}
