import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { PlacedAudit } from "@/lib/queries/trends/placed-audit";
import type { ChartAudit } from "./chart-audit";

/** An audit with the texts that a chart shows of it. */
export function toChartAudit(scope: Scope, { audit, from, to }: PlacedAudit): ChartAudit {
  const { sample, audited, estimate, labelled, population } = audit;
  const runs = population.runIds.size;
  const { level, version } = sample.instrument;
  return {
    id: sample.id,
    name: sample.name,
    href: scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values),
    from,
    to,
    rate: audited.rate,
    low: audited.low,
    high: audited.high,
    scope: audited.scope,
    measured: estimate.measured.rate,
    instrument: `${level} v${version}`,
    says: [
      `${runs.toLocaleString("en")} ${runs === 1 ? "run" : "runs"}`,
      `${labelled.toLocaleString("en")} labelled`,
      ...(audited.scope === "failures_only" ? ["failures only"] : []),
      ...(sample.stopped ? ["stopped early"] : []),
      ...(sample.simulated ? ["simulated"] : []),
    ].join(" · "),
  };
}
