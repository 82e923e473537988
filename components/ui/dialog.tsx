"use client";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";

type Props = {
  readonly title: string;
  readonly description?: ReactNode;
  readonly trigger?: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Dialog({ title, description, trigger, open, onOpenChange, className, children }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[rgb(10_10_15/0.45)]" />
        <Radix.Content
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className={cn(
            "fixed top-[12vh] left-1/2 z-50 max-h-[80vh] w-[min(520px,calc(100vw-24px))] -translate-x-1/2 overflow-auto rounded-lg border border-line-strong bg-raised p-4 text-sm text-ink shadow-pop outline-none",
            className,
          )}
        >
          <div className="mb-2 flex items-start justify-between gap-4">
            <Radix.Title className="text-base font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <Button tone="quiet" size="icon" aria-label="Close" className="-mt-1 -mr-1">
                <X aria-hidden />
              </Button>
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description asChild>
              <div className="mb-3 text-ink-2">{description}</div>
            </Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
