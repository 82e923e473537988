"use client";
import { ChevronRight } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { FailureGroupRow } from "@/lib/queries/failures/failure-group-row";
import { useOpenGroup } from "./open-group";
import { SignaturePath } from "./signature-path";

/** Opens a signature into its calls; the whole row is its target. */
export function GroupToggle({ row }: { readonly row: FailureGroupRow }) {
  const { open, toggle } = useOpenGroup();
  const isOpen = open === row.signatureId;
  return (
    <button
      type="button"
      data-row
      aria-expanded={isOpen}
      onClick={() => toggle(row.signatureId)}
      className="flex w-full min-w-0 scroll-mt-20 scroll-mb-16 items-baseline text-left outline-none after:absolute after:inset-0"
    >
      <ChevronRight
        aria-hidden
        className={cn("mr-1 size-3.5 shrink-0 self-center text-ink-3", isOpen && "rotate-90")}
      />
      <SignaturePath tool={row.tool} path={row.path} />
    </button>
  );
}
