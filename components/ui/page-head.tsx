import type { ReactNode } from "react";

type Props = { readonly title: ReactNode; readonly note?: ReactNode; readonly action?: ReactNode };

/** What a page is, in one line. */
export function PageHead({ title, note, action }: Props) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
      {note && <p className="text-xs text-ink-3">{note}</p>}
      {action && <div className="ml-auto">{action}</div>}
    </div>
  );
}
