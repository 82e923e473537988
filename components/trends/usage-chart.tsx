"use client";
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { Count } from "@/components/ui/count";
import { CHART_ROOM } from "./chart-room";
import { type UsageKind, usageNumber } from "./usage-number";
import type { UsageRun } from "./usage-run";

type Props = { readonly kind: UsageKind; readonly label: string; readonly runs: readonly UsageRun[] };

const TICK = { fill: "var(--ink-3)", fontSize: 11 };
const FEW = 40;

/** Median (solid) and 95th percentile (dashed) of one kind of use, run by run, from 0 on. */
export function UsageChart({ kind, label, runs }: Props) {
  const data = runs.map(({ spread }, at) => ({
    at,
    median: spread?.median ?? null,
    p95: spread?.p95 ?? null,
  }));
  const r = runs.length > FEW ? 1.5 : 2.5;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart
        data={data}
        title={label}
        desc="Left and right go from run to run."
        margin={{ top: 6, right: CHART_ROOM.right, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          type="number"
          dataKey="at"
          domain={[-0.5, runs.length - 0.5]}
          ticks={runs.map((_, at) => at)}
          tickFormatter={(at: number) => runs[at]?.tick ?? ""}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--line-strong)" }}
          minTickGap={12}
          height={20}
        />
        <YAxis
          width={CHART_ROOM.axis}
          domain={[0, "auto"]}
          tickCount={3}
          tickFormatter={(value: number) => usageNumber(kind, value)}
          tick={TICK}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: "var(--line-strong)" }}
          wrapperStyle={{ zIndex: 10 }}
          content={({ active, payload }) => {
            const at = (payload?.[0]?.payload as { at: number } | undefined)?.at;
            const run = at === undefined ? undefined : runs[at];
            return active && run ? <Facts kind={kind} run={run} /> : null;
          }}
        />
        <Line
          dataKey="p95"
          stroke="var(--ink-3)"
          strokeWidth={1.25}
          strokeDasharray="4 3"
          dot={{ r: r - 0.5, fill: "var(--canvas)", strokeDasharray: "none" }}
          activeDot={false}
          isAnimationActive={false}
        />
        <Line
          dataKey="median"
          stroke="var(--ink)"
          strokeWidth={1.75}
          dot={{ r, fill: "var(--ink)" }}
          activeDot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

function Facts({ kind, run }: { readonly kind: UsageKind; readonly run: UsageRun }) {
  const { spread } = run;
  return (
    <div className="max-w-64 rounded-md border border-line-strong bg-raised px-2.5 py-1.5 text-xs shadow-pop">
      <p className="font-mono break-all">{run.runId}</p>
      {spread ? (
        <p>
          median {usageNumber(kind, spread.median)} · p95 {usageNumber(kind, spread.p95)}
          <span className="block text-ink-3">
            over <Count value={spread.n} /> records that carry it
          </span>
        </p>
      ) : (
        <p className="text-ink-3">no data</p>
      )}
    </div>
  );
}
