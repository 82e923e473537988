import { cva } from "class-variance-authority";

/** The look of a button, for links that act as one too. */
export const buttonClass = cva(
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md border font-medium whitespace-nowrap normal-nums select-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      tone: {
        plain: "border-line-strong bg-raised text-ink hover:bg-hover",
        primary: "border-accent bg-accent text-on-accent hover:opacity-90",
        quiet: "border-transparent bg-transparent text-ink-2 hover:bg-hover hover:text-ink",
        danger: "border-fail bg-raised text-fail hover:bg-fail-soft",
      },
      size: {
        sm: "h-6 px-2 text-xs",
        md: "h-7 px-2.5 text-sm",
        icon: "size-7 p-0",
      },
    },
    defaultVariants: { tone: "plain", size: "md" },
  },
);
