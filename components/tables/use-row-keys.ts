"use client";
import { type RefObject, useEffect, useRef } from "react";

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
/** After `g` a letter is the frame's. */
const AFTER_G_MS = 1200;

/** j and k (arrows where nothing else has the focus) move through the `[data-row]` links of an area. */
export function useRowKeys(
  extra: Readonly<Record<string, () => void>> = {},
): RefObject<HTMLDivElement | null> {
  const area = useRef<HTMLDivElement>(null);
  const goPressed = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isWriting(event.target)) return;
      if (document.querySelector("[role=dialog]")) return;
      const going = event.timeStamp - goPressed.current < AFTER_G_MS;
      goPressed.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (going || event.key === "g") return;
      if (Object.hasOwn(extra, event.key)) extra[event.key]?.();
      const step = STEPS[event.key];
      if (step === undefined || !isForList(event, area.current)) return;
      const rows = [...(area.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
      const place = rows.indexOf(document.activeElement as HTMLElement);
      const next = place < 0 ? rows[0] : rows[place + step];
      if (next === undefined) return;
      next.focus();
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [extra]);
  return area;
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

function isForList(event: KeyboardEvent, area: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return !event.key.startsWith("Arrow") || focused === document.body || area?.contains(focused) === true;
}
