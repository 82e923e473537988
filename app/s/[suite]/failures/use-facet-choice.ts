"use client";
import type { Facet } from "@/lib/queries/failures/facet";
import type { FailuresParams } from "@/lib/queries/failures-params";
import { useFailuresNavigation } from "./use-failures-navigation";

/** The ticked values of a facet, and how to tick one. Ticking a run turns the scope's words into run ids. */
export function useFacetChoice(facet: Facet, scopeRuns: readonly string[] = []) {
  const { params, change } = useFailuresNavigation();
  const name = facet === "run" ? "runs" : facet;
  // Words such as `~newest` stand for runs that the server named.
  const inUrl: readonly string[] = name === "instrument" ? [params.instrument] : params[name];
  const chosen = facet === "run" && inUrl.some((run) => run.startsWith("~")) ? scopeRuns : inUrl;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((known) => known !== value) : [...chosen, value];
    change({ [name]: next } as Partial<FailuresParams>);
  };
  return { chosen, toggle };
}
