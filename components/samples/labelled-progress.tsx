import type { ReactNode } from "react";
import { Count } from "@/components/ui/count";
import { Progress } from "@/components/ui/progress";

type Props = {
  readonly label: string;
  readonly name: ReactNode;
  readonly labelled: number;
  readonly of: number;
};

/** One line of progress: a name, a bar, and the counts behind it. */
export function LabelledProgress({ label, name, labelled, of }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,8rem)_minmax(2rem,1fr)_5.5rem] items-center gap-2 text-xs">
      <span className="truncate">{name}</span>
      <Progress label={label} part={of === 0 ? 1 : labelled / of} />
      <span className="text-right text-ink-3">
        <Count value={labelled} /> of <Count value={of} />
      </span>
    </div>
  );
}
