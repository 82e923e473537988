"use client";
import { percent } from "@/components/ui/percent";
import type { ChartLine } from "./chart-line";
import type { ChartPlace } from "./chart-place";
import { LineMark } from "./line-mark";

type Props = {
  readonly line: ChartLine;
  readonly place: ChartPlace | undefined;
  readonly index: number;
  readonly x: number | undefined;
  readonly y: number | undefined;
  /** Half a mark's width. */
  readonly size: number;
  readonly onOpen: (href: string) => void;
};

/** One point of a line; it opens the calls behind it. Nothing where there is no data. */
export function LineDot({ line, place, index, x, y, size, onOpen }: Props) {
  const point = line.points[index];
  if (!point || !place || x === undefined || y === undefined) return null;
  const { failing, graded, href } = point;
  return (
    <a
      href={href}
      tabIndex={-1}
      aria-label={`${line.name}, ${place.title}: ${percent(failing, graded)}, ${failing} of ${graded}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(href);
      }}
    >
      <circle cx={x} cy={y} r={Math.max(7, size)} fill="transparent" />
      <LineMark
        mark={line.look.mark}
        x={x}
        y={y}
        size={size}
        color={line.color}
        hollow={place.unsettled !== null}
      />
    </a>
  );
}
