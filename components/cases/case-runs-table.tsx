import Link from "next/link";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Timestamp } from "@/components/ui/timestamp";
import { VerdictBadge } from "@/components/ui/verdict-badge";
import type { CaseRun } from "@/lib/queries/cases/list-case-runs";

type Props = {
  readonly runs: readonly CaseRun[];
  /** The current version; null: none. */
  readonly current: number | null;
  readonly hrefOf: (recordId: string) => string;
};

/** What the case came to in each run, its records one by one. */
export function CaseRunsTable({ runs, current, hrefOf }: Props) {
  return (
    <ScrollX label="Records over runs">
      <table className="w-full whitespace-nowrap">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1 pr-3">run</th>
            <th className="px-3">when (UTC)</th>
            <th className="px-3">model</th>
            <th className="px-3 text-right">fail</th>
            <th className="px-3 text-right">pass</th>
            <th className="px-3 text-right">ungraded</th>
            <th className="w-full pl-3">records, by trial</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <tr key={run.runId} className="border-t">
              <td className="max-w-60 truncate py-1 pr-3" title={run.runId}>
                <Literal>{run.runId}</Literal>
              </td>
              <td className="px-3">
                <Timestamp at={run.orderedAt} />
              </td>
              <td className="max-w-40 truncate px-3 text-ink-2">
                {run.model === null ? "—" : <Literal className="font-sans text-sm">{run.model}</Literal>}
              </td>
              {(["fail", "pass", "ungraded"] as const).map((verdict) => (
                <td
                  key={verdict}
                  className={run.counts[verdict] === 0 ? "px-3 text-right text-ink-3" : "px-3 text-right"}
                >
                  <Count value={run.counts[verdict]} />
                </td>
              ))}
              <td className="pl-3">
                <span className="inline-flex items-center gap-1.5">
                  {run.shown.map((record) => (
                    <Link
                      key={record.recordId}
                      href={hrefOf(record.recordId)}
                      title={`trial ${record.trial}${record.version === null ? "" : `, graded against v${record.version}`}`}
                      className="rounded-sm hover:outline-2 hover:outline-line-strong"
                    >
                      {record.verdict === null ? (
                        <span className="text-xs text-ink-3">not graded</span>
                      ) : (
                        <VerdictBadge verdict={record.verdict} />
                      )}
                      <span className="sr-only">trial {record.trial}</span>
                      {record.version !== null && record.version !== current && (
                        <span aria-hidden className="pl-0.5 text-2xs text-ink-3">
                          v{record.version}
                        </span>
                      )}
                    </Link>
                  ))}
                  {run.records > run.shown.length && (
                    <span className="text-xs text-ink-3">
                      and <Count value={run.records - run.shown.length} /> more
                    </span>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
