"use client";
import type { ReactNode } from "react";
import { useListFocus } from "./use-list-focus";

/** A list whose rows the keyboard walks. */
export function ToolsList({ children }: { readonly children: ReactNode }) {
  const list = useListFocus();
  return (
    <div ref={list}>
      <ul aria-label="Tools" className="border-b">
        {children}
      </ul>
    </div>
  );
}
