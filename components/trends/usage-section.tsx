import { Count } from "@/components/ui/count";
import { Literal } from "@/components/ui/literal";
import { ScrollX } from "@/components/ui/scroll-x";
import { Section } from "@/components/ui/section";
import { dayInZone } from "@/lib/queries/trends/day-in-zone";
import type { RunUsage } from "@/lib/queries/trends/list-run-usage";
import type { TrendRun } from "@/lib/queries/trends/trend-run";
import { shownText } from "./shown-text";
import { UsageChartLazy } from "./usage-chart-lazy";
import { type UsageKind, usageNumber } from "./usage-number";

type Props = {
  /** Oldest first. */
  readonly runs: readonly TrendRun[];
  readonly usage: ReadonlyMap<number, RunUsage>;
  readonly zone: string;
};

const KINDS: readonly { readonly kind: UsageKind; readonly text: string }[] = [
  { kind: "cost", text: "US$ per record" },
  { kind: "tokens", text: "tokens per record, in and out" },
  { kind: "latency", text: "latency per record" },
];

/** What a record used, run by run: a suite can stay green while its price triples. */
export function UsageSection({ runs, usage, zone }: Props) {
  const carried = KINDS.filter(({ kind }) => runs.some((run) => usage.get(run.id)?.[kind]));
  return (
    <Section title="What a record used" note="by run: median solid, 95th percentile dashed">
      {carried.length === 0 ? (
        <p className="max-w-120 py-1 text-ink-2">
          No record of these runs says what it used. Records may carry{" "}
          <Literal>{`"usage": {"input_tokens", "output_tokens", "cost_usd", "latency_ms"}`}</Literal>; then
          median and 95th percentile of each run stand here, and a suite whose rate holds while its price
          triples is seen.
        </p>
      ) : (
        <>
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-1">
            {carried.map(({ kind, text }) => (
              <div key={kind}>
                <h3 className="text-xs text-ink-2">{text}</h3>
                <div className="h-26">
                  <UsageChartLazy
                    kind={kind}
                    label={`${text}: median and 95th percentile by run`}
                    runs={runs.map((run) => ({
                      runId: shownText(run.runId),
                      tick: dayInZone(run.orderedAt, zone).slice(5),
                      spread: usage.get(run.id)?.[kind] ?? null,
                    }))}
                  />
                </div>
              </div>
            ))}
          </div>
          <details className="mt-1 text-xs">
            <summary className="inline-block text-ink-3 hover:text-ink">as a table ▸</summary>
            <ScrollX label="What a record used, as a table">
              <table className="mt-1 w-full whitespace-nowrap">
                <thead className="text-ink-3">
                  <tr>
                    <th className="py-1 pr-3">run</th>
                    {carried.map(({ kind }) => (
                      <th key={kind} className="px-2 text-right">
                        {kind}, median · p95 (records)
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {[...runs].reverse().map((run) => (
                    <tr key={run.id} className="border-t">
                      <th className="py-1 pr-3 font-normal">
                        <Literal>{run.runId}</Literal>
                      </th>
                      {carried.map(({ kind }) => {
                        const spread = usage.get(run.id)?.[kind];
                        return (
                          <td key={kind} className="px-2 text-right">
                            {spread ? (
                              <>
                                {usageNumber(kind, spread.median)} · {usageNumber(kind, spread.p95)}{" "}
                                <span className="text-ink-3">
                                  (<Count value={spread.n} />)
                                </span>
                              </>
                            ) : (
                              <span className="text-ink-3">no data</span>
                            )}
                          </td>
                        );
                      })}
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
