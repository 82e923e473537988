"use client";
import { Command } from "cmdk";
import type { ReactNode } from "react";

type Props = {
  readonly label: string;
  readonly placeholder: string;
  readonly empty: string;
  readonly text?: string;
  readonly onText?: (text: string) => void;
  /** False where the caller has already searched. */
  readonly filter?: boolean;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
};

/** A list to search and choose from with the keyboard. */
export function PickerList({
  label,
  placeholder,
  empty,
  text,
  onText,
  filter = true,
  children,
  footer,
}: Props) {
  return (
    <Command label={label} shouldFilter={filter} loop>
      <Command.Input
        autoFocus
        placeholder={placeholder}
        value={text}
        onValueChange={onText}
        className="h-9 w-full border-b bg-transparent px-3 text-sm outline-none placeholder:text-ink-3"
      />
      <Command.List label={label} className="max-h-80 overflow-auto p-1">
        <Command.Empty className="px-2 py-3 text-ink-3">{empty}</Command.Empty>
        {children}
      </Command.List>
      {footer}
    </Command>
  );
}
