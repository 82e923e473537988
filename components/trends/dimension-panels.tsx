import Link from "next/link";
import { Count } from "@/components/ui/count";
import type { ChartAudit } from "./chart-audit";
import type { ChartPlace } from "./chart-place";
import type { DimensionLine } from "./dimension-lines";
import { RateChartLazy } from "./rate-chart-lazy";

type Props = {
  readonly lines: readonly DimensionLine[];
  readonly places: readonly ChartPlace[];
  /** By value. */
  readonly audits: ReadonlyMap<string, readonly ChartAudit[]>;
  readonly cuts: readonly number[];
  readonly marks: readonly number[];
  readonly method: string;
  readonly unit: string;
};

/** A small chart for each value, all on one scale. */
export function DimensionPanels({ lines, places, audits, cuts, marks, method, unit }: Props) {
  return (
    <ul className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
      {lines.map((line) => (
        <li key={line.value} className="min-w-0">
          <div className="mb-0.5 flex min-h-5 items-baseline justify-between gap-3">
            <h3 className="min-w-0 truncate">{line.head}</h3>
            <Link href={line.href} className="link shrink-0 text-xs text-ink-2" prefetch={false}>
              <Count value={line.failing} /> {unit} failing
            </Link>
          </div>
          <div className="h-34">
            <RateChartLazy
              label={`${line.name}: failure rate`}
              places={places}
              lines={[line]}
              audits={audits.get(line.value) ?? []}
              cuts={cuts}
              marks={marks}
              method={method}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
