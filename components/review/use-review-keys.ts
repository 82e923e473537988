"use client";
import { useEffect } from "react";
import { isTyping } from "@/components/frame/is-typing";
import { TRUTHS } from "@/lib/labels/truths";
import { causeKeys } from "@/lib/review/cause-keys";
import type { ReviewSession } from "./review-session";

const SECOND_KEY_WITHIN_MS = 1200;

/** The keys of the review screen. They come before those of the frame, except after `g` (go to). */
export function useReviewKeys(session: ReviewSession, openNote: () => void): void {
  useEffect(() => {
    let goPressed = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.repeat || isTyping(event)) return;
      if (document.querySelector("[role=dialog]")) return;
      const going = event.timeStamp - goPressed < SECOND_KEY_WITHIN_MS;
      goPressed = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (going) return;
      const act = actOf(event, session, openNote);
      if (act === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [session, openNote]);
}

function actOf(event: KeyboardEvent, session: ReviewSession, openNote: () => void): (() => void) | null {
  const position = session.shown;
  const label = position === null ? undefined : session.view.state.labels.get(position);
  const truth = TRUTHS[Number(event.key) - 1];
  if (truth !== undefined) return () => session.giveTruth(truth);
  switch (event.key) {
    case "j":
      return () => session.move("forward");
    case "k":
      return () => session.move("back");
    case "u":
      return () => session.undo();
    case "n":
      return position === null ? null : openNote;
    case "Enter":
      // A focused button or link keeps its own Enter.
      if (
        (label === undefined && session.position !== null) ||
        (event.target instanceof Element && event.target.closest("a,button,summary"))
      )
        return null;
      return () => session.move("advance");
  }
  if (label === undefined) return null;
  const cause = causeKeys(label.truth).find(({ key }) => key === event.key)?.cause;
  return cause === undefined ? null : () => session.giveCause(cause);
}
