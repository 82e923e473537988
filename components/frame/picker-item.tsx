"use client";
import { Command } from "cmdk";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  readonly value: string;
  readonly keywords?: string[];
  readonly onSelect: () => void;
  /** Absent: there is no mark at all. */
  readonly chosen?: boolean;
  readonly children: ReactNode;
};

export function PickerItem({ value, keywords, onSelect, chosen, children }: Props) {
  return (
    <Command.Item
      value={value}
      keywords={keywords}
      onSelect={onSelect}
      className="flex cursor-pointer items-center gap-2 rounded-md px-2 py-1 data-[selected=true]:bg-hover"
    >
      {chosen !== undefined && (
        <Check aria-hidden className={cn("size-3.5 shrink-0 text-accent", !chosen && "opacity-0")} />
      )}
      <span className="min-w-0 flex-1">{children}</span>
      {chosen && <span className="sr-only">chosen</span>}
    </Command.Item>
  );
}
