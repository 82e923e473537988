import type { ReactNode } from "react";
import { Count } from "@/components/ui/count";
import { Progress } from "@/components/ui/progress";

type Props = {
  readonly label: string;
  readonly name: ReactNode;
  readonly labelled: number;
  readonly of: number;
};

/** One line of progress, on the grid of all of them: a name, a bar, and the counts behind it. */
export function LabelledProgress({ label, name, labelled, of }: Props) {
  return (
    <li className="col-span-full grid grid-cols-subgrid items-center">
      <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
      <Progress label={label} part={of === 0 ? 1 : labelled / of} />
      <span className="text-right whitespace-nowrap text-ink-3">
        <Count value={labelled} /> of <Count value={of} />
      </span>
    </li>
  );
}
