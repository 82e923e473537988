import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { PlacedAudit } from "@/lib/queries/trends/placed-audit";

type Props = { readonly scope: Scope; readonly audits: readonly PlacedAudit[] };

/** The audited rates of the chart: what people found, over which runs, from how many labels. */
export function AuditsTable({ scope, audits }: Props) {
  return (
    <ScrollX label="Audited rates, as a table">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-4">sample</th>
            <th className="px-3 text-right">audited</th>
            <th className="px-3">95 % interval</th>
            <th className="px-3">measured of the same</th>
            <th className="px-3">labelled</th>
            <th className="px-3">population</th>
            <th className="pl-3">to know</th>
          </tr>
        </thead>
        <tbody>
          {audits.map(({ audit: { sample, audited, estimate, labelled, population }, shown }) => {
            const { measured } = estimate;
            const graded = measured.failing + measured.clean;
            return (
              <tr key={sample.id} className="border-t hover:bg-hover">
                <th className="py-1 pr-4 font-normal">
                  <Link
                    href={scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values)}
                    className="link"
                  >
                    {sample.name}
                  </Link>{" "}
                  {audited.scope === "failures_only" && <Badge tone="outline">failures only</Badge>}{" "}
                  {sample.simulated && <Badge tone="accent">simulated</Badge>}
                </th>
                <td className="px-3 text-right font-semibold">{percent(audited.rate, 1)}</td>
                <td className="px-3">[{intervalText(audited)}]</td>
                <td className="px-3">
                  {percent(measured.failing, graded)}{" "}
                  <span className="text-xs text-ink-3">
                    <Count value={measured.failing} /> of <Count value={graded} />, {sample.instrument.level}{" "}
                    v{sample.instrument.version}
                    {measured.ungraded > 0 && (
                      <>
                        {" · "}
                        <Count value={measured.ungraded} /> ungraded
                      </>
                    )}
                  </span>
                </td>
                <td className="px-3">
                  <Count value={labelled} /> of <Count value={estimate.progress.items} /> drawn
                </td>
                <td className="px-3">
                  <Count value={population.runIds.size} /> {population.runIds.size === 1 ? "run" : "runs"}
                  {shown < population.runIds.size && (
                    <span className="text-xs text-ink-3">
                      , <Count value={shown} /> of them here
                    </span>
                  )}
                  {population.grown.size > 0 && (
                    <span className="text-xs text-ink-3">, before later records</span>
                  )}
                </td>
                <td className="min-w-60 pl-3 text-xs whitespace-normal text-ink-2">
                  {[estimate.reason, estimate.notice].filter((text) => text !== null).join(" ") || "—"}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}
