import Link from "next/link";
import { ButtonLink } from "@/components/ui/button-link";
import { Count } from "@/components/ui/count";
import { EmptyState } from "@/components/ui/empty-state";
import { Literal } from "@/components/ui/literal";
import { countEach } from "@/lib/queries/failures/count-each";
import type { FailureSummary } from "@/lib/queries/failures/failure-summary";
import { readFailureFilter } from "@/lib/queries/failures/read-failure-filter";
import { failuresHref } from "@/lib/queries/failures-href";
import type { FailuresParams } from "@/lib/queries/failures-params";
import type { Scope } from "@/lib/queries/scope";
import { scopeHref } from "@/lib/queries/scope-href";
import { activeFilters } from "./active-filters";
import { facetWords } from "./facet-words";

type Props = {
  readonly scope: Scope;
  readonly params: FailuresParams;
  readonly counts: FailureSummary;
};

const OFFERED = 8;

/** Why the list is empty, and the way on. */
export async function NothingFound({ scope, params, counts }: Props) {
  const { suite, instrument, values } = scope;
  const active = activeFilters(params).slice(0, OFFERED);
  if (active.length > 0) {
    const without = active.map((part) => ({ ...params, ...part.without }));
    const each = await countEach(
      await Promise.all(without.map((wanted) => readFailureFilter(scope, wanted))),
    );
    return (
      <EmptyState
        title="No failure under this filter"
        action={
          <ButtonLink href={failuresHref(suite.name, { ...values, group: params.group })} tone="primary">
            Drop the whole filter
          </ButtonLink>
        }
      >
        <p>What each part of it hides:</p>
        <ul className="mt-1">
          {active.map(({ name, value }, place) => (
            <li key={`${name} ${value}`}>
              <Link href={failuresHref(suite.name, { ...params, ...without[place] })} className="link">
                without {name === "q" ? "the text" : name === "witness" ? "log against wire" : name}{" "}
                <Literal>{name === "q" || name === "signature" ? value : facetWords(name, value)}</Literal>
              </Link>
              : <Count value={each[place] ?? 0} /> {each[place] === 1 ? "finding" : "findings"}
            </li>
          ))}
        </ul>
      </EmptyState>
    );
  }
  const { records, recordsFailing, recordsUngraded } = counts.scope;
  if (records === 0) {
    return (
      <EmptyState
        title={scope.runs === null ? "Nothing is graded yet" : "These runs hold no record"}
        action={
          scope.runs === null ? (
            <ButtonLink href={scopeHref(suite.name, "ingests", values)} tone="primary">
              Ingest a run
            </ButtonLink>
          ) : (
            <ButtonLink href={failuresHref(suite.name, { ...params, runs: [] })} tone="primary">
              Look at all runs
            </ButtonLink>
          )
        }
      >
        <p>Here every way in which a call missed its expectation will be listed, equal ones together.</p>
      </EmptyState>
    );
  }
  if (instrument.level === "harness" && recordsFailing > 0) {
    return (
      <EmptyState
        title="The harness says that, not why"
        action={
          <ButtonLink href={failuresHref(suite.name, { ...params, instrument: "equivalent" })} tone="primary">
            Look under equivalent
          </ButtonLink>
        }
      >
        <p>
          <Count value={recordsFailing} /> of <Count value={records - recordsUngraded} /> graded records fail
          by the verdict that came with them. Findings are made by the other instruments.
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={recordsFailing === 0 ? "Everything graded passes" : "No findings"}>
      <p>
        <Count value={records - recordsUngraded - recordsFailing} /> of{" "}
        <Count value={records - recordsUngraded} /> graded records pass under {instrument.level} v
        {instrument.version}
        {recordsUngraded > 0 && (
          <>
            ; <Count value={recordsUngraded} /> more could not be graded (
            <Link href={scopeHref(suite.name, "contract", values)} className="link">
              see the contract
            </Link>
            )
          </>
        )}
        .
      </p>
    </EmptyState>
  );
}
