"use client";
import { type RefObject, useEffect, useRef } from "react";
import { isTyping } from "@/components/frame/is-typing";

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };
/** The frame's own keys: `g`, then a page's letter. */
const AFTER_G_MS = 1200;

/** j and k, and the arrows while the list has the focus, move it from row to row (`data-rules-row`). */
export function useListFocus(): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let goPressed = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || isTyping(event)) return;
      if (document.querySelector("[role=dialog]")) return;
      const going = event.timeStamp - goPressed < AFTER_G_MS;
      goPressed = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const step = STEPS[event.key];
      if (going || step === undefined) return;
      if (event.key.startsWith("Arrow") && !list.current?.contains(document.activeElement)) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>("[data-rules-row]") ?? [])];
      const place = rows.indexOf(document.activeElement as HTMLElement);
      const next = place < 0 ? rows[0] : rows[place + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  return list;
}
