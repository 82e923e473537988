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
      className="block w-full scroll-mt-20 scroll-mb-16 text-left outline-none after:absolute after:inset-0 lg:truncate"
    >
      <ChevronRight
        aria-hidden
        className={cn("mr-1 inline-block size-3.5 align-[-2px] text-ink-3", isOpen && "rotate-90")}
      />
      <SignaturePath tool={row.tool} path={row.path} />
    </button>
  );
}
