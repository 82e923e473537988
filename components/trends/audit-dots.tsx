"use client";
import { useXAxisScale, useYAxisScale, ZIndexLayer } from "recharts";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import { auditOffsets } from "./audit-offsets";
import type { ChartAudit } from "./chart-audit";

type Props = { readonly audits: readonly ChartAudit[]; readonly onOpen: (href: string) => void };

const ABOVE_LINES = 700;

/** Each audited rate as a dot with its interval; hollow and dashed where it holds for failures only. */
export function AuditDots({ audits, onOpen }: Props) {
  const x = useXAxisScale();
  const y = useYAxisScale();
  if (!x || !y) return null;
  const offsets = auditOffsets(audits);
  return (
    <ZIndexLayer zIndex={ABOVE_LINES}>
      {audits.map((audit) => {
        const { id, from, to, rate, low, high, scope, href, name, says } = audit;
        const cx = (x((from + to) / 2) ?? 0) + (offsets.get(id) ?? 0);
        const [top, middle, bottom] = [y(high) ?? 0, y(rate) ?? 0, y(low) ?? 0];
        const dashed = scope === "full" ? undefined : "3 2";
        return (
          <a
            key={id}
            href={href}
            tabIndex={-1}
            aria-label={`Sample ${name}: audited ${percent(rate, 1)} [${intervalText(audit)}]`}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpen(href);
            }}
          >
            <title>{`${name}: audited ${percent(rate, 1)} [${intervalText(audit)}]\n${says}`}</title>
            <rect x={cx - 9} y={top} width={18} height={Math.max(18, bottom - top)} fill="transparent" />
            <path
              d={`M${cx} ${top}V${bottom}`}
              stroke="var(--ink)"
              strokeWidth={1.75}
              strokeDasharray={dashed}
              fill="none"
            />
            <path
              d={`M${cx - 5} ${top}H${cx + 5}M${cx - 5} ${bottom}H${cx + 5}`}
              stroke="var(--ink)"
              strokeWidth={1.75}
            />
            <circle
              cx={cx}
              cy={middle}
              r={5.5}
              fill={scope === "full" ? "var(--ink)" : "var(--canvas)"}
              stroke={scope === "full" ? "var(--canvas)" : "var(--ink)"}
              strokeWidth={1.75}
            />
          </a>
        );
      })}
    </ZIndexLayer>
  );
}
