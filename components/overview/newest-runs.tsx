import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { percent } from "@/components/ui/percent";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import { Timestamp } from "@/components/ui/timestamp";
import { compareHref } from "@/lib/queries/compare/compare-href";
import { failingHref } from "@/lib/queries/failing-href";
import type { RunRate } from "@/lib/queries/list-run-rates";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { Change } from "./change";

type Props = { readonly scope: Scope; readonly rows: readonly RunRate[]; readonly total: number };

const SHOWN = 12;

export function NewestRuns({ scope, rows, total }: Props) {
  const { suite, values, unit, instrument } = scope;
  const shown = rows.slice(0, SHOWN);
  const judges = !(unit === "calls" && instrument.level === "harness");
  return (
    <Section
      title="Newest runs"
      note={
        <>
          {shown.length < total && (
            <>
              {shown.length} of <Count value={total} /> ·{" "}
            </>
          )}
          rate and change of {instrument.level} v{instrument.version}; change in percentage points to the run
          before, 95 % interval (Newcombe)
        </>
      }
    >
      <ScrollX label="Newest runs">
        <table className="w-full whitespace-nowrap">
          <thead className="text-xs text-ink-3">
            <tr>
              <th className="py-1 pr-4">run</th>
              <th className="hidden px-3 md:table-cell">when (UTC)</th>
              <th className="hidden px-3 md:table-cell">model</th>
              <th className="hidden px-3 md:table-cell">sha</th>
              <th className="px-3 text-right">rate</th>
              <th className="px-3">failing of graded {unit}</th>
              <th className="px-3">change</th>
              <th className="pl-3 text-right">cost/record</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.run.id} className="border-t hover:bg-hover">
                <td className="py-1 pr-4">
                  <Link
                    href={scopeHref(suite.name, "", { ...values, runs: [row.run.key] })}
                    className="link"
                    title="This run alone"
                  >
                    <Literal>{row.run.runId}</Literal>
                  </Link>{" "}
                  {row.run.incomplete && <Badge tone="warn">incomplete</Badge>}
                  {row.run.stale && <Badge tone="warn">being counted</Badge>}
                  <span className="block text-xs text-ink-3 md:hidden">
                    <Timestamp at={row.run.orderedAt} />
                    {row.run.model !== null && ` · ${row.run.model}`}
                    {row.run.gitSha !== null && ` · ${row.run.gitSha.slice(0, 7)}`}
                  </span>
                </td>
                <td className="hidden px-3 md:table-cell">
                  <Timestamp at={row.run.orderedAt} />
                  {!row.run.hasStart && (
                    <span
                      className="text-xs text-ink-3"
                      title="The run came without a start: this is when it was ingested."
                    >
                      {" "}
                      ingested
                    </span>
                  )}
                </td>
                <td
                  className="hidden max-w-48 truncate px-3 md:table-cell"
                  title={row.run.model ?? undefined}
                >
                  {row.run.model === null ? (
                    <span className="text-ink-3">—</span>
                  ) : (
                    <span className="normal-nums">{row.run.model}</span>
                  )}
                </td>
                <td className="hidden px-3 md:table-cell">
                  {row.run.gitSha === null ? (
                    <span className="text-ink-3">—</span>
                  ) : (
                    <span title={row.run.gitSha}>
                      <Literal>{row.run.gitSha.slice(0, 7)}</Literal>
                    </span>
                  )}
                </td>
                <td className="px-3 text-right font-semibold">
                  {judges ? percent(row.rate.failing, row.rate.graded) : "—"}
                </td>
                <td className="px-3">
                  {judges && (
                    <Link href={failingHref(scope, [row.run.key])} className="link">
                      <Count value={row.rate.failing} /> of <Count value={row.rate.graded} />
                    </Link>
                  )}
                  {row.rate.ungraded > 0 && (
                    <span className="text-ink-3">
                      {" · "}
                      <Link
                        href={scopeHref(
                          suite.name,
                          "records",
                          { ...values, runs: [row.run.key] },
                          { verdict: "ungraded" },
                        )}
                        className="link text-ink-3"
                      >
                        <Count value={row.rate.ungraded} /> ungraded
                      </Link>
                    </span>
                  )}
                </td>
                <td className="px-3">
                  {judges ? (
                    <Change
                      row={row}
                      hrefOf={(before) => compareHref(suite.name, { ...values, a: before, b: row.run.key })}
                    />
                  ) : (
                    "—"
                  )}
                </td>
                <td className="pl-3 text-right">
                  <Cost row={row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollX>
      {shown.some(({ priced, records }) => priced > 0 && priced < records) && (
        <p className="mt-1 text-xs text-ink-3">* over those records that carry a price</p>
      )}
    </Section>
  );
}

function Cost({ row }: { readonly row: RunRate }) {
  if (row.priced === 0) return <span className="text-ink-3">—</span>;
  const each = row.costUsd / row.priced;
  const digits = each >= 1 ? 2 : 4;
  return (
    <span
      title={`${row.costUsd.toFixed(2)} US$ over ${row.priced} of ${row.records} records that carry a price`}
    >
      ${each.toFixed(digits)}
      {row.priced < row.records && <span className="text-ink-3"> *</span>}
    </span>
  );
}
