"use client";
import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  /** Says more about what it stands on; never the only place where a fact is. */
  readonly text: ReactNode;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** One element that takes focus or is hovered. */
  readonly children: ReactNode;
};

export function Tooltip({ text, side = "top", children }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-w-80 rounded-md border border-line-strong bg-raised px-2 py-1 text-xs text-ink shadow-pop"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
