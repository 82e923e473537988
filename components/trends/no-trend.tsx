import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { trendsHref } from "@/lib/queries/trends/trends-href";

/** Trends of a suite, or of a choice of runs, that holds none. */
export function NoTrend({ scope }: { readonly scope: Scope }) {
  if (scope.runs !== null) {
    return (
      <EmptyState
        title="None of these runs is here"
        action={
          <ButtonLink href={trendsHref(scope.suite.name, { ...scope.values, runs: [] })} tone="primary">
            Show all runs
          </ButtonLink>
        }
      >
        The address names runs that this suite does not have. They may have been sent under another suite.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No runs yet"
      action={
        <ButtonLink href={scopeHref(scope.suite.name, "ingests")} tone="primary">
          Add results
        </ButtonLink>
      }
    >
      Here you will see how the failure rate goes from run to run under each instrument, what people found
      beside what was measured, where the model or the instrument changed, and what a record cost. It begins
      with the second run.
    </EmptyState>
  );
}
