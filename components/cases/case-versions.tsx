import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Timestamp } from "@/components/ui/timestamp";
import type { CaseVersionRow } from "@/lib/queries/cases/case-version-row";

type Props = {
  readonly versions: readonly CaseVersionRow[];
  readonly shown: number;
  readonly hrefOf: (version: number) => string;
  readonly ingestHref: (ingest: number) => string;
};

/** The versions of a case: when, by whom, why. */
export function CaseVersions({ versions, shown, hrefOf, ingestHref }: Props) {
  return (
    <ScrollX label="Versions">
      <table className="w-full">
        <thead className="text-xs whitespace-nowrap text-ink-3">
          <tr>
            <th className="py-1 pr-3">version</th>
            <th className="px-3">when (UTC)</th>
            <th className="px-3">by</th>
            <th className="w-full pl-3">why</th>
          </tr>
        </thead>
        <tbody>
          {versions.map((row) => (
            <tr key={row.version} className={row.version === shown ? "border-t bg-selected" : "border-t"}>
              <td className="py-1 pr-3 whitespace-nowrap">
                <Link
                  href={hrefOf(row.version)}
                  scroll={false}
                  aria-current={row.version === shown ? "true" : undefined}
                  className="link px-1"
                >
                  v{row.version}
                </Link>
                {row.current && <Badge>current</Badge>}
                {row.broken && <Badge tone="outline">contract broken</Badge>}
              </td>
              <td className="px-3">
                <Timestamp at={row.createdAt} />
              </td>
              <td className="px-3 whitespace-nowrap">
                {row.createdBy !== null ? (
                  <Literal className="font-sans text-sm">{row.createdBy}</Literal>
                ) : row.ingestId === null ? (
                  "an ingest"
                ) : (
                  <Link href={ingestHref(row.ingestId)} className="link">
                    ingest {row.ingestId}
                  </Link>
                )}
              </td>
              <td className="min-w-48 pl-3 text-ink-2 [overflow-wrap:anywhere]">
                {row.reason === null ? "—" : <Literal className="font-sans text-sm">{row.reason}</Literal>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
