import Link from "next/link";
import { bytes } from "@/components/ui/bytes";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { Progress } from "@/components/ui/progress";
import { ScrollX } from "@/components/ui/scroll-x";
import { Timestamp } from "@/components/ui/timestamp";
import type { IngestRow } from "@/lib/queries/ingest-row";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { isRunning } from "./is-running";
import { StateBadge } from "./state-badge";

type Props = { readonly scope: Scope; readonly rows: readonly IngestRow[] };

export function History({ scope, rows }: Props) {
  return (
    <ScrollX label="History of ingests">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3 text-right">no.</th>
            <th className="px-3">state</th>
            <th className="px-3">started (UTC)</th>
            <th className="px-3">source</th>
            <th className="px-3 text-right">size</th>
            <th className="px-3 text-right">records</th>
            <th className="px-3 text-right">calls</th>
            <th className="px-3 text-right">rejects</th>
            <th className="pl-3 text-right">conflicts</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t hover:bg-hover">
              <td className="py-1 pr-3 text-right">
                <Link
                  href={scopeHref(scope.suite.name, `ingests/${row.id}`, scope.values)}
                  className="link"
                  aria-label={`Ingest ${row.id}`}
                >
                  {row.id}
                </Link>
              </td>
              <td className="min-w-24 px-3">
                <StateBadge state={row.state} completedBy={row.completedBy} />
                {isRunning(row.state) && (
                  <Progress
                    label={`Ingest ${row.id}: ${row.state}`}
                    part={row.bytesTotal ? row.bytes / row.bytesTotal : null}
                  />
                )}
              </td>
              <td className="px-3">
                <Timestamp at={row.startedAt} seconds />
              </td>
              <td className="max-w-72 truncate px-3" title={row.source}>
                <Literal>{row.source}</Literal>{" "}
                <span className="text-xs text-ink-3">
                  {row.via}
                  {row.format && ` · ${row.format}`}
                  {row.replace && " · replace"}
                </span>
              </td>
              <td className="px-3 text-right">{bytes(row.bytesTotal ?? (row.bytes || null))}</td>
              <td className="px-3 text-right">
                <Count value={row.records} />
              </td>
              <td className="px-3 text-right">
                <Count value={row.calls} />
              </td>
              <td className={`px-3 text-right ${row.rejects > 0 ? "font-semibold text-warn" : "text-ink-3"}`}>
                <Count value={row.rejects} />
              </td>
              <td
                className={`pl-3 text-right ${row.conflicts > 0 ? "font-semibold text-warn" : "text-ink-3"}`}
              >
                <Count value={row.conflicts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
