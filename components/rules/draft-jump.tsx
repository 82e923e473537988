"use client";
import { useDraft } from "./use-draft";

/** On a phone the draft stands below the list: leads there, and says how much is in it. */
export function DraftJump() {
  const { changes } = useDraft();
  if (changes.length === 0) return null;
  return (
    <a href="#draft" className="link block text-xs lg:hidden">
      to the draft: {changes.length.toLocaleString("en")} {changes.length === 1 ? "change" : "changes"} ↓
    </a>
  );
}
