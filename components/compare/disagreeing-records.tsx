import Link from "next/link";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { EffectiveLabel } from "@/lib/labels/effective-label";
import type { DisagreeingRecord } from "@/lib/queries/compare/list-disagreeing-records";
import { recordPage } from "@/lib/queries/record-page";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = {
  readonly scope: Scope;
  /** Under which the record is opened: where the findings are seen. */
  readonly instrument: string;
  readonly rows: readonly DisagreeingRecord[];
};

export function DisagreeingRecords({ scope, instrument, rows }: Props) {
  return (
    <ScrollX label="Records">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">record</th>
            <th className="px-3">case</th>
            <th className="px-3">run</th>
            <th className="px-3">label</th>
            <th className="px-3">harness</th>
            <th className="pl-3">finding</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-t hover:bg-hover">
              <td className="max-w-80 truncate py-1 pr-3" title={row.recordId}>
                <Link
                  href={scopeHref(scope.suite.name, recordPage(row.recordId), {
                    ...scope.values,
                    instrument,
                  })}
                  className="link"
                  prefetch={false}
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
              <td className="px-3">
                <Label label={row.label} />
              </td>
              <td className="px-3">
                {row.harnessVerdict === null ? (
                  <span className="text-ink-3">—</span>
                ) : (
                  <VerdictBadge verdict={row.harnessVerdict} />
                )}
              </td>
              <td className="max-w-120 truncate pl-3 text-ink-2" title={row.said}>
                <Literal className="font-sans text-sm">{row.said}</Literal>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}

function Label({ label }: { readonly label: EffectiveLabel }) {
  if (label.state === "open") return <span className="text-ink-3">—</span>;
  if (label.state === "waiting") return <span className="text-ink-2">one label so far</span>;
  if (label.state === "unresolved") return <span className="text-warn">not agreed on</span>;
  if (label.truth === "unsure") return <span className="text-ink-2">unsure</span>;
  return label.truth === "agent_right" ? (
    <span className="text-pass">agent right</span>
  ) : (
    <span className="text-fail">agent wrong</span>
  );
}
