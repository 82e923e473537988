"use client";
import { type RefObject, useEffect, useRef } from "react";
import { useFailuresNavigation } from "./use-failures-navigation";

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
/** The frame's own keys: `g`, then a page's letter. Such a letter is not for the list. */
const AFTER_G_MS = 1200;
/** The top bar and the table's head stand over what is scrolled under them. */
const HEAD_PX = 76;

/** The keys of the list: j k move, Enter opens (the row's own link or button), / x v. */
export function useListKeys(): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const { params, change, clear } = useFailuresNavigation();
  const goPressed = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector("[role=dialog]")) return;
      const going = event.timeStamp - goPressed.current < AFTER_G_MS;
      goPressed.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (going || event.key === "g") return;
      const step = STEPS[event.key];
      if (step !== undefined && isForList(event, area.current) && moveFocus(area.current, step))
        event.preventDefault();
      if (event.key === "x") clear();
      if (event.key === "v") change({ group: params.group === "signature" ? "none" : "signature" });
      if (event.key === "/") {
        event.preventDefault();
        document.querySelector<HTMLInputElement>("[data-failures-search]")?.focus();
      }
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [params.group, change, clear]);
  return area;
}

/** A ticked box keeps the focus, yet has no use for letters. */
function isWriting(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !["checkbox", "radio"].includes(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Arrows scroll and steer elsewhere; j and k have no other meaning. */
function isForList(event: KeyboardEvent, area: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return !event.key.startsWith("Arrow") || focused === document.body || area?.contains(focused) === true;
}

/** Focuses the row after or before the focused one; the first row where none is. */
function moveFocus(area: HTMLElement | null, step: number): boolean {
  const rows = [...(area?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const place = rows.indexOf(document.activeElement as HTMLElement);
  const next = place < 0 ? rows.find(isBelowHead) : rows[place + step];
  if (next === undefined) return false;
  next.focus();
  return true;
}

function isBelowHead(row: HTMLElement): boolean {
  return row.getBoundingClientRect().top > HEAD_PX;
}
