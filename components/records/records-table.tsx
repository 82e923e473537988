import Link from "next/link";
import { ClaimStrip } from "@/components/ui/claim-strip";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { RecordRow } from "@/lib/queries/list-records";
import { recordPage } from "@/lib/queries/record-page";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly rows: readonly RecordRow[] };

export function RecordsTable({ scope, rows }: Props) {
  const byClaim = scope.instrument.level !== "harness";
  return (
    <ScrollX label="Records">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">record</th>
            <th className="px-3">case</th>
            <th className="px-3">run</th>
            <th className="px-3 text-right">calls</th>
            {byClaim && <th className="px-3">claims</th>}
            <th className="px-3">harness</th>
            <th className="pl-3">reason</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const reason = row.reason ?? row.harnessReason ?? "";
            return (
              <tr key={row.key} className="border-t hover:bg-hover">
                <td className="max-w-80 truncate py-1 pr-3" title={row.recordId}>
                  <Link
                    href={scopeHref(scope.suite.name, recordPage(row.recordId), scope.values)}
                    className="link"
                  >
                    <Literal>{row.recordId}</Literal>
                  </Link>
                </td>
                <td className="max-w-60 truncate px-3" title={row.caseId}>
                  <Literal>{row.caseId}</Literal>
                  {row.trial > 0 && <span className="text-xs text-ink-3"> trial {row.trial}</span>}
                </td>
                <td className="max-w-48 truncate px-3" title={row.runId}>
                  <Literal>{row.runId}</Literal>
                </td>
                <td className="px-3 text-right">
                  <Count value={row.callCount} />
                </td>
                {byClaim && (
                  <td className="px-3">
                    <ClaimStrip claims={row.claims} />
                  </td>
                )}
                <td className="px-3">
                  {row.harnessVerdict === null ? (
                    <span className="text-ink-3">—</span>
                  ) : (
                    <VerdictBadge verdict={row.harnessVerdict} />
                  )}
                </td>
                <td className="max-w-80 truncate pl-3 text-ink-2" title={reason}>
                  {reason}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}
