import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

type Props = ComponentProps<"select"> & {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** The browser's own select: quick, and right on a phone. */
export function Select({ label, options, className, ...rest }: Props) {
  return (
    <span className={cn("relative inline-flex", className)}>
      <select
        aria-label={label}
        className="h-7 w-full appearance-none rounded-md border border-line-strong bg-raised pr-6 pl-2 text-sm text-ink hover:bg-hover"
        {...rest}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute top-1.5 right-1.5 size-4 text-ink-3" />
    </span>
  );
}
