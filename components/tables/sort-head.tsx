"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  readonly sorts: readonly string[];
  readonly current: string;
  readonly onSort: (sort: string) => void;
  readonly children: ReactNode;
};

/** A column head that orders the list by its column, and turns the order around when pressed again. */
export function SortHead({ sorts, current, onSort, children }: Props) {
  const place = sorts.indexOf(current);
  const next = sorts[(place + 1) % sorts.length] ?? current;
  const Arrow = current.startsWith("-") ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
    >
      {children}
      {place >= 0 && <Arrow aria-hidden className="size-3" />}
    </button>
  );
}
