import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { Literal } from "@/components/ui/literal";
import { decodeStoredText } from "@/lib/json/decode-stored-text";
import { compareHref } from "@/lib/queries/compare/compare-href";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";

type Props = { readonly scope: Scope; readonly missing: readonly string[] };

/** A suite with fewer than two runs, or an address that names runs which it does not have. */
export function NoComparison({ scope, missing }: Props) {
  const { suite, values } = scope;
  if (missing.length > 0) {
    return (
      <EmptyState
        title="That run is not here"
        action={
          <ButtonLink href={compareHref(suite.name, { ...values, runs: [] })} tone="primary">
            Compare the two newest runs
          </ButtonLink>
        }
      >
        The address names{" "}
        {missing.map((key, at) => (
          <span key={key}>
            {at > 0 && ", "}
            <Literal>{decodeStoredText(key)}</Literal>
          </span>
        ))}
        , which this suite does not have. It may have been sent under another suite.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="It takes two runs"
      action={
        <ButtonLink href={scopeHref(suite.name, "ingests")} tone="primary">
          Add results
        </ButtonLink>
      }
    >
      Here you will see by how much one run fails more or less than another, with the interval of that
      difference, and case by case what newly fails, newly passes, or fails by another claim. It begins with
      the second run.
    </EmptyState>
  );
}
