import Link from "next/link";
import { Notice } from "@/components/ui/notice";
import { Segments } from "@/components/ui/segments";
import type { FailureFilterParams } from "@/lib/queries/failure-filter-params";
import { failuresHref } from "@/lib/queries/failures-href";
import { newSampleHref } from "@/lib/queries/samples/new-sample-href";
import { populationWords } from "@/lib/queries/samples/population-words";
import type { SamplePopulation, StrataBy } from "@/lib/queries/samples/sample-row";
import type { Scope } from "@/lib/queries/scope";

type Props = {
  readonly scope: Scope;
  readonly params: FailureFilterParams & { readonly strata: StrataBy };
  readonly population: Pick<SamplePopulation, "runs" | "filter">;
};

const STRATA: Readonly<Record<StrataBy, string>> = {
  verdict: "failed, clean",
  claim: "failed by claim",
  tool: "failed by tool",
};

/** What will be drawn from, in words, with what can be chosen about it here. */
export function PopulationChoice({ scope, params, population }: Props) {
  const { suite, instrument, unit } = scope;
  const href = (change: Partial<Props["params"]>) => newSampleHref(suite.name, { ...params, ...change });
  const narrowed = Object.keys(population.filter).length > 0;
  return (
    <div className="space-y-2">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
        <dt className="text-ink-3">population</dt>
        <dd className="[overflow-wrap:anywhere]">
          {populationWords(population).join(" · ")}, by the verdict of {instrument.level} v
          {instrument.version}{" "}
          <span className="text-xs text-ink-3">
            (runs and instrument are chosen in the bar above
            {narrowed && (
              <>
                , the filter on{" "}
                <Link href={failuresHref(suite.name, params)} className="link">
                  Failures
                </Link>
              </>
            )}
            )
          </span>
        </dd>
        <dt className="text-ink-3">unit</dt>
        <dd>
          <Segments
            label="Unit"
            options={(["records", "calls"] as const).map((one) => ({
              text: one,
              href: href({ unit: one }),
              current: one === unit,
            }))}
          />
        </dd>
        {instrument.level !== "harness" && (
          <>
            <dt className="text-ink-3">strata</dt>
            <dd>
              <Segments
                label="Strata"
                options={(["verdict", "claim", "tool"] as const).map((one) => ({
                  text: STRATA[one],
                  href: href({ strata: one }),
                  current: one === params.strata,
                }))}
              />
            </dd>
          </>
        )}
      </dl>
      {narrowed && (
        <Notice
          tone="info"
          action={
            <Link
              href={newSampleHref(suite.name, { ...scope.values, strata: params.strata })}
              className="link"
            >
              Drop the filter
            </Link>
          }
        >
          Failed {unit} are those that bear a finding of this filter. Clean ones bear none, so they are
          narrowed by run, model and case alone: the rates will be of this population, not of the suite.
        </Notice>
      )}
    </div>
  );
}
