import type { ComponentProps } from "react";
import { cn } from "./cn";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return (
    <input
      className={cn(
        "h-7 w-full rounded-md border border-line-strong bg-raised px-2 text-sm text-ink placeholder:text-ink-3",
        className,
      )}
      {...rest}
    />
  );
}
