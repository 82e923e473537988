import type { LineLook } from "./line-look";
import { LineMark } from "./line-mark";

type Props = { readonly look: LineLook; readonly color: string; readonly chosen: boolean };

/** A piece of a line, for the legend. */
export function LineKey({ look, color, chosen }: Props) {
  return (
    <svg aria-hidden width={30} height={12} className="shrink-0">
      <line
        x1={0}
        x2={30}
        y1={6}
        y2={6}
        stroke={color}
        strokeWidth={chosen ? 2 : 1.25}
        strokeDasharray={look.dash}
      />
      <LineMark mark={look.mark} x={15} y={6} size={chosen ? 4 : 3} color={color} />
    </svg>
  );
}
