import type { Facet } from "./facet.ts";

export type FacetValue = {
  /** Stored text for what comes from data; a name of ours for the rest. */
  readonly value: string;
  readonly findings: number;
};

/** The commonest values of a facet under every other part of the filter. */
export type FacetValues = {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  /** How many values there are in all. */
  readonly total: number;
};
