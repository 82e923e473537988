import Link from "next/link";
import type { ClaimBar } from "@/components/charts/claim-bar";
import { ClaimsChartLazy } from "@/components/charts/claims-chart-lazy";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import { CLAIMS } from "@/lib/grading/claims";
import { failuresHref } from "@/lib/queries/failures-href";
import type { Overview } from "@/lib/queries/get-overview";
import type { Scope } from "@/lib/queries/scope";
import { ClaimBars } from "./claim-bars";

type Props = { readonly scope: Scope; readonly overview: Overview };

/** What fails, by claim: totals over the scope as the key, the runs as bars, the same as a table. */
export function ClaimsSection({ scope, overview }: Props) {
  const { suite, values, unit } = scope;
  const { claimTotals, claimsOverRuns, runs, unsettled } = overview;
  const bars: ClaimBar[] = [...runs].reverse().map(({ run, rate }) => ({
    key: run.key,
    runId: run.runId,
    day: run.orderedAt.toISOString().slice(0, 10),
    graded: rate.graded,
    failing: rate.failing,
    incomplete: run.incomplete,
    ...Object.fromEntries(
      claimsOverRuns.filter((row) => row.runId === run.id).map((row) => [row.claim, row.count]),
    ),
  }));
  const shown = CLAIMS.filter((claim) => claimTotals.has(claim));
  const counted = unit === "records" ? "records that fail the claim" : "findings";
  const over = bars.length === 1 ? "" : ", by run";
  const note =
    unit === "records"
      ? `records failing each claim${over}; a record can fail several`
      : `findings under each claim${over}; a call can bear several`;
  return (
    <Section title="Failures by claim" note={note}>
      {shown.length === 0 ? (
        <p className="py-8 text-ink-2">
          {scope.instrument.level === "harness"
            ? "A harness verdict does not say which claim failed. Choose another instrument to see it by claim."
            : "No claim fails in this scope."}
        </p>
      ) : bars.length === 1 ? (
        <ClaimBars
          counts={shown.map((claim) => ({
            claim,
            count: claimTotals.get(claim) ?? 0,
            href: failuresHref(suite.name, { ...values, claim: [claim] }),
          }))}
          highest={unit === "records" ? (bars[0]?.graded ?? 0) : Math.max(...claimTotals.values())}
          of={unit === "records" ? `of ${(bars[0]?.graded ?? 0).toLocaleString("en")} records` : "findings"}
        />
      ) : (
        <>
          <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1">
            {shown.map((claim) => (
              <li key={claim}>
                <Link
                  href={failuresHref(suite.name, { ...values, claim: [claim] })}
                  className="inline-flex items-center gap-1.5 hover:text-accent"
                >
                  <ClaimChip claim={claim} named />
                  <span className="font-semibold">
                    <Count value={claimTotals.get(claim) ?? 0} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <div className="h-56">
            <ClaimsChartLazy suite={suite.name} scope={values} bars={bars} counted={counted} />
          </div>
          <details className="mt-1 text-xs">
            <summary className="inline-block text-ink-3 hover:text-ink">
              {unsettled.runs > bars.length && (
                <>
                  the newest {bars.length} of <Count value={unsettled.runs} /> runs ·{" "}
                </>
              )}
              as a table ▸
            </summary>
            <ScrollX label="Failures by claim, as a table">
              <table className="mt-1 w-full">
                <thead className="text-ink-3">
                  <tr>
                    <th className="py-1 pr-4">run</th>
                    {shown.map((claim) => (
                      <th key={claim} className="px-2 text-right">
                        {claim}
                      </th>
                    ))}
                    <th className="pl-2 text-right">graded</th>
                  </tr>
                </thead>
                <tbody>
                  {[...bars].reverse().map((bar) => (
                    <tr key={bar.key} className="border-t">
                      <th className="py-1 pr-4 font-normal">
                        <Literal>{bar.runId}</Literal>
                      </th>
                      {shown.map((claim) => (
                        <td key={claim} className="px-2 text-right">
                          {bar[claim] ? (
                            <Link
                              className="link"
                              href={failuresHref(suite.name, { ...values, runs: [bar.key], claim: [claim] })}
                            >
                              <Count value={bar[claim]} />
                            </Link>
                          ) : (
                            "0"
                          )}
                        </td>
                      ))}
                      <td className="pl-2 text-right">
                        <Count value={bar.graded} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollX>
          </details>
        </>
      )}
    </Section>
  );
}
