"use client";
import { useXAxisScale, useYAxisScale } from "recharts";
import type { ChartAudit } from "./chart-audit";
import { Hatch } from "./hatch";

type Props = { readonly audits: readonly ChartAudit[]; readonly idPrefix: string };

/** Beneath the lines: each audited interval over its runs, and the gap to what was measured of the same runs. */
export function AuditBands({ audits, idPrefix }: Props) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  if (!x || !y) return null;
  const at = (scale: typeof x, value: number) => scale(value) ?? 0;
  return (
    <g aria-hidden pointerEvents="none">
      <defs>
        <Hatch id={`${idPrefix}-alone`} says="grader_alone" />
        <Hatch id={`${idPrefix}-missed`} says="grader_missed" />
      </defs>
      {audits.map(({ id, from, to, rate, low, high, measured, scope }) => {
        const left = at(x, from - 0.4);
        const right = at(x, to + 0.4);
        const box = (a: number, b: number) => ({
          x: left,
          width: right - left,
          y: at(y, Math.max(a, b)),
          height: Math.abs(at(y, a) - at(y, b)),
        });
        return (
          <g key={id}>
            <rect {...box(low, high)} fill="var(--ink)" opacity={0.08} />
            {measured !== null && (
              <>
                <rect
                  {...box(rate, measured)}
                  fill={`url(#${idPrefix}-${measured > rate ? "alone" : "missed"})`}
                />
                <line
                  x1={left}
                  x2={right}
                  y1={at(y, measured)}
                  y2={at(y, measured)}
                  stroke="var(--ink-3)"
                  strokeWidth={1}
                />
              </>
            )}
            <line
              x1={left}
              x2={right}
              y1={at(y, rate)}
              y2={at(y, rate)}
              stroke="var(--ink)"
              strokeWidth={1.5}
              strokeDasharray={scope === "full" ? undefined : "4 3"}
            />
          </g>
        );
      })}
    </g>
  );
}
