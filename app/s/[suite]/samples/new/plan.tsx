import { DrawForm } from "@/components/samples/draw-form";
import type { DrawWish } from "@/components/samples/draw-wish";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { FailureFilterParams } from "@/lib/queries/failure-filter-params";
import { countPopulation } from "@/lib/queries/samples/count-population";
import { findGuess } from "@/lib/queries/samples/find-guess";
import { newSampleHref } from "@/lib/queries/samples/new-sample-href";
import type { StrataBy } from "@/lib/queries/samples/sample-row";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = {
  readonly scope: Scope;
  readonly params: FailureFilterParams;
  readonly strataBy: StrataBy;
  readonly draw: (wish: DrawWish) => Promise<string | null>;
};

/** Counts what there is to draw from, and lets the draw be planned on it. */
export async function Plan({ scope, params, strataBy, draw }: Props) {
  const [{ strata, ungraded }, guess] = await Promise.all([
    countPopulation(scope, params, strataBy),
    findGuess(scope),
  ]);
  const graded = strata.reduce((sum, { population }) => sum + population, 0);
  if (graded === 0) {
    const { runs: _, ...rest } = scope.values;
    return (
      <EmptyState
        title="Nothing to draw from"
        action={
          scope.runs === null ? (
            <ButtonLink tone="primary" href={scopeHref(scope.suite.name, "ingests", scope.values)}>
              Ingest a run
            </ButtonLink>
          ) : (
            <ButtonLink tone="primary" href={newSampleHref(scope.suite.name, { ...rest, strata: strataBy })}>
              All runs, no filter
            </ButtonLink>
          )
        }
      >
        {ungraded > 0
          ? `All ${ungraded.toLocaleString("en")} ${scope.unit} of this population are ungraded: what can’t be graded is in no stratum.`
          : `No ${scope.unit} of this population were graded by ${scope.instrument.level}.`}
      </EmptyState>
    );
  }
  return (
    <DrawForm
      // Another unit or instrument has other shares to expect.
      key={`${scope.unit} ${scope.instrument.id}`}
      unit={scope.unit}
      strata={strata}
      ungraded={ungraded}
      guess={guess}
      draw={draw}
    />
  );
}
