"use client";
import { ChevronRight } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { ClaimChip } from "@/components/ui/claim-chip";
import { Count } from "@/components/ui/count";
import { Input } from "@/components/ui/input";
import { Literal } from "@/components/ui/literal";
import { CLAIMS } from "@/lib/grading/claims";
import type { Facet } from "@/lib/queries/failures/facet";
import type { FacetValue, FacetValues } from "@/lib/queries/failures/facet-values";
import { facetWords } from "./facet-words";
import { useFacetChoice } from "./use-facet-choice";
import { useFacetSearch } from "./use-facet-search";

type Props = {
  readonly title: string;
  readonly values: FacetValues;
  /** Runs that the scope's words stand for, as its facet names them. */
  readonly scopeRuns?: readonly string[];
  readonly open?: boolean;
};

/** The values of one facet with their counts, to be ticked; those ticked are always among them. */
export function FacetSection({ title, values, scopeRuns, open = true }: Props) {
  const { facet, total } = values;
  const { chosen, toggle } = useFacetChoice(facet, scopeRuns);
  const [find, setFind] = useState("");
  const found = useFacetSearch(facet, find);
  const id = useId();
  const shown = find.trim() === "" ? withChosen(values.values, chosen) : (found?.values ?? []);
  const ordered = facet === "claim" ? inClaimOrder(shown) : shown;
  // Choosing something opens the section; closing it again is the person's affair.
  const [isOpen, setOpen] = useState(open || chosen.length > 0);
  useEffect(() => {
    if (chosen.length > 0) setOpen(true);
  }, [chosen.length]);

  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-b py-1.5"
    >
      <summary className="flex h-6 items-center gap-1.5 rounded-sm text-xs font-semibold">
        <ChevronRight aria-hidden className="size-3 text-ink-3 group-open:rotate-90" />
        {title}
        <span className="ml-auto font-normal text-ink-3">
          {chosen.length > 0 ? `${chosen.length} of ` : ""}
          <Count value={Math.max(total, ordered.length)} />
        </span>
      </summary>
      {total > values.values.length && (
        <Input
          type="search"
          aria-label={`Search ${title}`}
          placeholder={`Search ${total.toLocaleString("en")}`}
          value={find}
          onChange={(event) => setFind(event.target.value)}
          className="my-1 h-6 text-xs"
        />
      )}
      <ul aria-label={title}>
        {ordered.map(({ value, findings }, place) => (
          <li key={value}>
            <label
              htmlFor={`${id}-${place}`}
              className="flex min-h-6 cursor-pointer items-center gap-2 rounded-sm px-0.5 hover:bg-hover"
            >
              <input
                id={`${id}-${place}`}
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => toggle(value)}
                className="size-3.5 shrink-0 accent-accent"
              />
              <FacetLabel facet={facet} value={value} />
              <span className="ml-auto shrink-0 pl-1 text-xs text-ink-3">
                <Count value={findings} />
              </span>
            </label>
          </li>
        ))}
        {ordered.length === 0 && (
          <li className="px-0.5 py-1 text-xs text-ink-3">
            {find.trim() === "" ? "none" : found === null ? "searching" : "nothing contains this"}
          </li>
        )}
      </ul>
    </details>
  );
}

function FacetLabel({ facet, value }: { readonly facet: Facet; readonly value: string }) {
  const claim = CLAIMS.find((name) => facet === "claim" && name === value);
  if (claim) return <ClaimChip claim={claim} named />;
  const words = facetWords(facet, value);
  const isData = value !== "" && facet !== "kind" && facet !== "signal" && facet !== "witness";
  return (
    <span title={words} className="min-w-0 truncate">
      {isData ? <Literal>{words}</Literal> : words}
    </span>
  );
}

function withChosen(values: readonly FacetValue[], chosen: readonly string[]): readonly FacetValue[] {
  const missing = chosen.filter((value) => !values.some((known) => known.value === value));
  return [...values, ...missing.map((value) => ({ value, findings: 0 }))];
}

function inClaimOrder(values: readonly FacetValue[]): readonly FacetValue[] {
  return CLAIMS.flatMap((claim) => values.filter(({ value }) => value === claim));
}
