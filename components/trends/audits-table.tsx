import Link from "next/link";
import { measuredHref } from "@/components/samples/measured-href";
import { Badge } from "@/components/ui/badge";
import { Count } from "@/components/ui/count";
import { intervalText } from "@/components/ui/interval-text";
import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import { sampleItemsHref } from "@/lib/queries/samples/sample-items-href";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import type { PlacedAudit } from "@/lib/queries/trends/placed-audit";

type Props = { readonly scope: Scope; readonly audits: readonly PlacedAudit[] };

/** The audited rates of the chart: what people found, over which runs, from how many labels. */
export function AuditsTable({ scope, audits }: Props) {
  return (
    <ScrollX label="Audited rates, as a table">
      <table className="w-full">
        <thead className="text-xs whitespace-nowrap text-ink-3">
          <tr>
            <th className="py-1 pr-4">sample</th>
            <th className="px-3">audited [95 %]</th>
            <th className="px-3">measured of the same</th>
            <th className="px-3" title="labelled right or wrong">
              labelled
            </th>
            <th className="px-3">population</th>
            <th className="pl-3">notes</th>
          </tr>
        </thead>
        <tbody>
          {audits.map((placed) => (
            <AuditRow key={placed.audit.sample.id} scope={scope} placed={placed} />
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

function AuditRow({ scope, placed }: { readonly scope: Scope; readonly placed: PlacedAudit }) {
  const { audit, shown } = placed;
  const { sample, audited, estimate, labelled, population } = audit;
  const { measured } = estimate;
  const graded = measured.failing + measured.clean;
  const runs = population.runIds.size;
  const notes = [
    shown < runs ? `${shown.toLocaleString("en")} of its runs are shown.` : null,
    population.grown.size > 0 ? "Records came to its runs since: it does not speak of them." : null,
    estimate.reason,
    estimate.notice,
  ].filter((text) => text !== null);
  return (
    <tr className="border-t align-top whitespace-nowrap hover:bg-hover">
      <th className="py-1 pr-4 font-normal">
        <Link href={scopeHref(scope.suite.name, `samples/${sample.id}`, scope.values)} className="link">
          {sample.name}
        </Link>
        <span className="flex gap-1 empty:hidden">
          {audited.scope === "failures_only" && <Badge tone="outline">failures only</Badge>}
          {sample.simulated && <Badge tone="accent">simulated</Badge>}
        </span>
      </th>
      <td className="px-3 py-1">
        <span className="font-semibold">{percent(audited.rate, 1)}</span> [{intervalText(audited)}]
      </td>
      <td className="px-3 py-1">
        {percent(measured.failing, graded)}{" "}
        <span className="text-xs text-ink-3">
          {sample.instrument.level} v{sample.instrument.version}
        </span>
        <span className="block text-2xs text-ink-3">
          <Link
            href={measuredHref(scope.suite.name, sample)}
            prefetch={false}
            title="Opens them as they are now"
            className="link text-ink-2"
          >
            <Count value={measured.failing} /> of <Count value={graded} />
          </Link>
          {measured.ungraded > 0 && (
            <>
              {" · "}
              <Count value={measured.ungraded} /> ungraded
            </>
          )}
        </span>
      </td>
      <td className="px-3 py-1">
        <Link
          href={sampleItemsHref(scope.suite.name, sample.id, scope.values, { label: "decided" })}
          prefetch={false}
          className="link"
        >
          <Count value={labelled} />
        </Link>{" "}
        of <Count value={estimate.progress.items} /> drawn
      </td>
      <td className="px-3 py-1">
        <Count value={runs} /> {runs === 1 ? "run" : "runs"}
      </td>
      <td className="min-w-60 py-1 pl-3 text-xs whitespace-normal text-ink-2">{notes.join(" ") || "—"}</td>
    </tr>
  );
}
