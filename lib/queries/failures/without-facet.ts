import type { Facet } from "./facet.ts";
import type { FailureFilter } from "./failure-filter.ts";

/** The same filter with any value of one facet: what the counts of that facet are taken under. */
export function withoutFacet(filter: FailureFilter, facet: Facet): FailureFilter {
  if (facet === "instrument" || filter.chosen[facet].length === 0) return filter;
  return { ...filter, chosen: { ...filter.chosen, [facet]: [] } };
}
