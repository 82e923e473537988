"use client";
import { type RefObject, useId, useState } from "react";
import { Kbd } from "@/components/ui/kbd";

type Props = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** On every change; `done`: the field is left. */
  readonly onWrite: (text: string, done: boolean) => void;
};

/** A note on the item; Enter or Esc leaves it. */
export function NoteField({ field, text, onWrite }: Props) {
  const id = useId();
  const [value, setValue] = useState(text);
  return (
    <div>
      <label htmlFor={id} className="mb-1 flex items-center gap-1.5 text-xs text-ink-3">
        Note <Kbd>n</Kbd>
      </label>
      <textarea
        id={id}
        ref={field}
        rows={2}
        maxLength={20_000}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          onWrite(event.target.value, false);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape" && (event.key !== "Enter" || event.shiftKey)) return;
          event.preventDefault();
          event.stopPropagation();
          event.currentTarget.blur();
        }}
        onBlur={() => onWrite(value, true)}
        className="field-sizing-content max-h-40 min-h-8 w-full resize-none rounded-md border border-line-strong bg-raised px-2 py-1 text-sm"
      />
    </div>
  );
}
