import type { ReactNode } from "react";
import type { ChartAudit } from "./chart-audit";
import type { ChartLine } from "./chart-line";
import { Hatch } from "./hatch";
import { LineKey } from "./line-key";
import { LineMark } from "./line-mark";

type Props = {
  readonly lines: readonly ChartLine[];
  readonly audits: readonly ChartAudit[];
  /** Some run is not whole. */
  readonly unsettled: boolean;
  /** A line goes through the chart where a model or an instrument changed. */
  readonly cut: boolean;
};

/** What every mark of the chart means; only what is drawn. */
export function TrendLegend({ lines, audits, unsettled, cut }: Props) {
  const gap = (alone: boolean) => {
    const graders = audits.flatMap(({ measured, rate, instrument }) =>
      measured !== null && measured !== rate && measured > rate === alone ? [instrument] : [],
    );
    return [...new Set(graders)].join(", ");
  };
  return (
    <ul className="mb-1 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {lines.map((line) => (
        <Entry key={line.name} sign={<LineKey look={line.look} color={line.color} chosen={line.chosen} />}>
          <span className={line.chosen ? "font-semibold text-ink" : undefined}>{line.name}</span>
          <Beneath line={line} lines={lines} />
        </Entry>
      ))}
      {audits.some(({ scope }) => scope === "full") && (
        <Entry sign={<Dot full />}>audited, with its 95 % interval</Entry>
      )}
      {audits.some(({ scope }) => scope === "failures_only") && (
        <Entry sign={<Dot full={false} />}>audited, failures only: holds if no pass is false</Entry>
      )}
      {gap(true) !== "" && (
        <Entry sign={<Gap says="grader_alone" />}>said by the grader alone ({gap(true)})</Entry>
      )}
      {gap(false) !== "" && (
        <Entry sign={<Gap says="grader_missed" />}>missed by the grader ({gap(false)})</Entry>
      )}
      {unsettled && (
        <Entry
          sign={
            <svg aria-hidden width={12} height={12}>
              <LineMark mark="circle" x={6} y={6} size={4} color="var(--ink-2)" hollow />
            </svg>
          }
        >
          not whole yet
        </Entry>
      )}
      {cut && (
        <Entry
          sign={
            <svg aria-hidden width={4} height={12}>
              <line x1={2} x2={2} y2={12} stroke="var(--ink-3)" strokeDasharray="2 3" />
            </svg>
          }
        >
          model or instrument changed
        </Entry>
      )}
    </ul>
  );
}

/** Says which line hides this one, as their rates are the same everywhere. */
function Beneath({ line, lines }: { readonly line: ChartLine; readonly lines: readonly ChartLine[] }) {
  const over = lines.find(
    (other) =>
      other !== line &&
      (other.chosen || (!line.chosen && lines.indexOf(other) > lines.indexOf(line))) &&
      sameRates(line, other),
  );
  return over ? <span className="text-ink-3"> (the same as {over.name})</span> : null;
}

function sameRates(a: ChartLine, b: ChartLine): boolean {
  const rate = ({ points }: ChartLine, at: number) => {
    const point = points[at];
    return point ? point.failing / point.graded : null;
  };
  return a.points.some((point) => point !== null) && a.points.every((_, at) => rate(a, at) === rate(b, at));
}

function Entry({ sign, children }: { readonly sign: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      {sign}
      <span>{children}</span>
    </li>
  );
}

function Dot({ full }: { readonly full: boolean }) {
  return (
    <svg aria-hidden width={12} height={16}>
      <path d="M6 0V16" stroke="var(--ink)" strokeWidth={1.75} strokeDasharray={full ? undefined : "3 2"} />
      <circle
        cx={6}
        cy={8}
        r={4.5}
        fill={full ? "var(--ink)" : "var(--canvas)"}
        stroke="var(--ink)"
        strokeWidth={1.75}
      />
    </svg>
  );
}

function Gap({ says }: { readonly says: "grader_alone" | "grader_missed" }) {
  return (
    <svg aria-hidden width={18} height={12}>
      <defs>
        <Hatch id={`legend-${says}`} says={says} />
      </defs>
      <rect width={18} height={12} fill={`url(#legend-${says})`} />
    </svg>
  );
}
