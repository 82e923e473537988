import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "./cn";

type Props = {
  readonly tone: "info" | "warn" | "fail";
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

const LOOK = {
  info: { icon: Info, box: "bg-panel border-line", mark: "text-ink-3" },
  warn: { icon: TriangleAlert, box: "bg-warn-soft border-transparent", mark: "text-warn" },
  fail: { icon: CircleAlert, box: "bg-fail-soft border-transparent", mark: "text-fail" },
};

/** One line that must be seen where it stands. */
export function Notice({ tone, children, action }: Props) {
  const { icon: Icon, box, mark } = LOOK[tone];
  return (
    <div className={cn("flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border px-3 py-1.5", box)}>
      <Icon aria-hidden className={cn("size-4 shrink-0", mark)} />
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {action}
    </div>
  );
}
