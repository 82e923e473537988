import type { ReactNode } from "react";
import { useId } from "react";
import { cn } from "./cn";

type Props = {
  readonly title: string;
  /** What is counted, in a few words, beside the title. */
  readonly note?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A part of a page, with its heading. */
export function Section({ title, note, action, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cn("min-w-0", className)}>
      <div className="mb-2 flex min-h-6 flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note && <p className="text-xs text-ink-3">{note}</p>}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      {children}
    </section>
  );
}
