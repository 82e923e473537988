import { niceScale } from "@/components/charts/nice-scale";
import type { ChartAudit } from "./chart-audit";
import type { ChartLine } from "./chart-line";

/** The marks of an axis that holds all of these. */
export function chartMarks(lines: readonly ChartLine[], audits: readonly ChartAudit[]): readonly number[] {
  const rates = lines.flatMap(({ points }) =>
    points.flatMap((point) => (point ? [point.failing / point.graded] : [])),
  );
  const bounds = audits.flatMap(({ high, measured }) => [high, measured ?? 0]);
  return niceScale(Math.max(0.01, ...rates, ...bounds));
}
