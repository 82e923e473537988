"use client";
import { useEffect, useState } from "react";
import type { Facet } from "@/lib/queries/failures/facet";
import type { FacetValues } from "@/lib/queries/failures/facet-values";
import { failuresApiPath } from "@/lib/queries/failures-api-path";
import { useFailuresNavigation } from "./use-failures-navigation";

const PAUSE_MS = 200;

/** Values of a facet that contain a text, over the whole filter; null while they are looked for. */
export function useFacetSearch(facet: Facet, find: string): FacetValues | null {
  const { suite, params } = useFailuresNavigation();
  const wanted = find.trim();
  const address = wanted === "" ? null : failuresApiPath(suite, "facet", params, { facet, find: wanted });
  const [found, setFound] = useState<FacetValues | null>(null);
  useEffect(() => {
    if (address === null) return setFound(null);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(address, { signal: stop.signal });
        if (response.ok) setFound((await response.json()) as FacetValues);
      } catch (error) {
        if (!stop.signal.aborted) console.error(error);
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [address]);
  return found;
}
