import type { ReactNode } from "react";

type Props = {
  readonly title: string;
  /** What this place will show, and the one thing to do next. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
};

export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-140 flex-col items-start gap-2 px-4 py-12">
      <h2 className="text-base font-semibold">{title}</h2>
      <div className="max-w-full text-ink-2 wrap-anywhere">{children}</div>
      {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
    </div>
  );
}
