"use client";
import { UserRound } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { ReviewerForm } from "./reviewer-form";

/** Who reviews in this browser: shown, and changed. */
export function ReviewerPicker({ reviewer }: { readonly reviewer: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label="Reviewer"
      align="end"
      className="p-3"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button
          tone="quiet"
          aria-label={reviewer === null ? "Reviewer: nobody yet" : `Reviewer: ${reviewer}`}
          className="px-1.5"
        >
          <UserRound aria-hidden />
          {reviewer !== null && <span className="hidden max-w-32 truncate lg:inline">{reviewer}</span>}
        </Button>
      }
    >
      <ReviewerForm key={reviewer} reviewer={reviewer} onKept={() => setOpen(false)} />
    </Popover>
  );
}
