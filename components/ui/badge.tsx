import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeClass = cva(
  "inline-flex items-center gap-1 rounded-sm px-1.5 text-2xs font-medium whitespace-nowrap [&_svg]:size-3",
  {
    variants: {
      tone: {
        neutral: "bg-hover text-ink-2",
        accent: "bg-accent-soft text-accent",
        warn: "bg-warn-soft text-warn",
        fail: "bg-fail-soft text-fail",
        pass: "bg-pass-soft text-pass",
        outline: "border border-line-strong text-ink-2",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type Props = ComponentProps<"span"> & VariantProps<typeof badgeClass>;

export function Badge({ tone, className, ...rest }: Props) {
  return <span className={cn(badgeClass({ tone }), className)} {...rest} />;
}
