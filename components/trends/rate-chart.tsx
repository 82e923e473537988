"use client";
import { useRouter } from "next/navigation";
import { useId, useRef } from "react";
import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { ActivePlace } from "./active-place";
import { AuditBands } from "./audit-bands";
import { AuditDots } from "./audit-dots";
import type { ChartAudit } from "./chart-audit";
import type { ChartLine } from "./chart-line";
import type { ChartPlace } from "./chart-place";
import { CHART_ROOM } from "./chart-room";
import { LineDot } from "./line-dot";
import { PlaceFacts } from "./place-facts";

type Props = {
  /** What it shows, for who does not see it. */
  readonly label: string;
  readonly places: readonly ChartPlace[];
  readonly lines: readonly ChartLine[];
  readonly audits: readonly ChartAudit[];
  /** Places before which a model or an instrument changed. */
  readonly cuts: readonly number[];
  /** Shares, from 0 on: the marks of the axis. */
  readonly marks: readonly number[];
  readonly method: string;
};

const TICK = { fill: "var(--ink-3)", fontSize: 11 };
const MANY_PLACES = 40;

/** Rates along runs or days. Places stand at whole numbers, so that what is drawn over several of them can too. */
export function RateChart({ label, places, lines, audits, cuts, marks, method }: Props) {
  const router = useRouter();
  const prefix = useId();
  const active = useRef<number | null>(null);
  const many = places.length > MANY_PLACES;
  const open = (href: string) => router.push(href);
  // Where lines lie on each other, the chosen one is seen.
  const drawn = [...lines].sort((a, b) => Number(a.chosen) - Number(b.chosen));
  const data = places.map((_, at) => ({
    at,
    ...Object.fromEntries(
      lines.map(({ points }, i) => {
        const point = points[at];
        return [`rate${i}`, point ? point.failing / point.graded : null];
      }),
    ),
  }));
  const openActive = () => {
    const line = lines.find((one) => one.chosen) ?? lines[0];
    const point = active.current === null ? null : line?.points[active.current];
    if (point) open(point.href);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the chart inside takes the focus and the arrow keys
    <div
      className="h-full"
      onKeyDown={(event) => {
        if (event.key === "Enter") openActive();
      }}
    >
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={data}
          title={label}
          desc="Left and right go from place to place, Enter opens its failing calls."
          margin={{ top: 8, right: CHART_ROOM.right, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            type="number"
            dataKey="at"
            domain={[-0.5, places.length - 0.5]}
            ticks={places.map((_, at) => at)}
            tickFormatter={(at: number) => places[at]?.tick ?? ""}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: "var(--line-strong)" }}
            minTickGap={12}
          />
          <YAxis
            width={CHART_ROOM.axis}
            domain={[0, marks.at(-1) ?? 1]}
            ticks={[...marks]}
            interval={0}
            tickFormatter={(share: number) => `${Number((100 * share).toFixed(2))} %`}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: "var(--line-strong)" }}
            wrapperStyle={{ zIndex: 10 }}
            content={({ active: shown, payload }) => {
              const at = (payload?.[0]?.payload as { at: number } | undefined)?.at;
              const place = at === undefined ? undefined : places[at];
              return shown && place && at !== undefined ? (
                <PlaceFacts place={place} index={at} lines={lines} audits={audits} method={method} />
              ) : null;
            }}
          />
          <AuditBands audits={audits} idPrefix={prefix} />
          {cuts.map((place) => (
            <ReferenceLine key={place} x={place - 0.5} stroke="var(--line-strong)" strokeDasharray="2 3" />
          ))}
          {drawn.map((line) => (
            <Line
              key={line.name}
              dataKey={`rate${lines.indexOf(line)}`}
              name={line.name}
              type="linear"
              stroke={line.color}
              strokeWidth={line.chosen ? 2 : 1.25}
              strokeDasharray={line.look.dash}
              connectNulls={false}
              isAnimationActive={false}
              activeDot={false}
              dot={({ cx, cy, index }) => (
                <LineDot
                  key={index}
                  line={line}
                  place={places[index]}
                  index={index}
                  x={cx}
                  y={cy}
                  size={(line.chosen ? 4 : 3) - (many ? 1.25 : 0)}
                  onOpen={open}
                />
              )}
            />
          ))}
          <AuditDots audits={audits} onOpen={open} />
          <ActivePlace active={active} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
