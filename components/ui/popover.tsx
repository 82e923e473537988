"use client";
import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "./cn";

type Props = {
  readonly label: string;
  /** One button. */
  readonly trigger: ReactNode;
  readonly align?: "start" | "center" | "end";
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Popover({ label, trigger, align = "start", open, onOpenChange, className, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            "z-40 max-h-[min(560px,var(--radix-popover-content-available-height))] w-80 max-w-[calc(100vw-16px)] overflow-auto rounded-lg border border-line-strong bg-raised text-sm text-ink shadow-pop outline-none",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
