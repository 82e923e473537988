import { Hash } from "lucide-react";
import type { ReactNode } from "react";

type Props = {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A section of a guide, with a link to itself. */
export function GuidePart({ id, title, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-t pt-4">
      <div className="mb-2 flex items-baseline gap-2">
        <h3 id={`${id}-title`} className="text-base font-semibold">
          {title}
        </h3>
        <a href={`#${id}`} aria-label={`Link to ${title}`} className="text-ink-3 hover:text-ink">
          <Hash aria-hidden className="size-3.5" />
        </a>
      </div>
      <div className="max-w-200 space-y-2 text-ink-2">{children}</div>
    </section>
  );
}
