import { formatsHref } from "@/components/formats/formats-href";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

/** The Overview of a suite, or of a choice of runs, that holds none. */
export function NoRuns({ scope }: { readonly scope: Scope }) {
  if (scope.runs !== null) {
    return (
      <EmptyState
        title="None of these runs is here"
        action={
          <ButtonLink href={scopeHref(scope.suite.name, "", { ...scope.values, runs: [] })} tone="primary">
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
        <>
          <ButtonLink href={scopeHref(scope.suite.name, "ingests")} tone="primary">
            Add results
          </ButtonLink>
          <ButtonLink href={formatsHref(scope.suite.name)}>Formats that are read</ButtonLink>
        </>
      }
    >
      Here you will see how many records fail under each of five instruments, which claims they fail, and how
      that changes from run to run. It needs one run with its records.
    </EmptyState>
  );
}
