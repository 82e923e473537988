import { ChevronsUpDown } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** What opens a picker: shows what is chosen. */
export function PickerButton({ className, children, ...rest }: ComponentProps<"button">) {
  return (
    <Button tone="quiet" className={cn("min-w-0 shrink px-2 text-ink normal-nums", className)} {...rest}>
      <span className="truncate">{children}</span>
      <ChevronsUpDown aria-hidden className="text-ink-3" />
    </Button>
  );
}
