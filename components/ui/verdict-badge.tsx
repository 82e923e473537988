import { Check, Minus, X } from "lucide-react";
import type { Verdict } from "@/lib/grading/result";
import { cn } from "./cn";

const LOOK = {
  pass: { icon: Check, look: "bg-pass-soft text-pass" },
  fail: { icon: X, look: "bg-fail-soft text-fail" },
  ungraded: { icon: Minus, look: "bg-ungraded-soft text-ungraded" },
};

type Props = {
  readonly verdict: Verdict;
  /** Whose verdict it is, where that does not go without saying. */
  readonly by?: string;
  readonly title?: string;
};

export function VerdictBadge({ verdict, by, title }: Props) {
  const { icon: Icon, look } = LOOK[verdict];
  return (
    <span
      title={title}
      className={cn(
        "inline-flex h-5 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap",
        look,
      )}
    >
      <Icon aria-hidden className="size-3" strokeWidth={3} />
      {by && <span className="font-normal">{by}</span>}
      {verdict}
    </span>
  );
}
