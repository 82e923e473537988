/** What the failures can be narrowed by, in the order of the screen. */
export const FACETS = [
  "claim",
  "kind",
  "tool",
  "path",
  "case",
  "run",
  "model",
  "signal",
  "witness",
  "instrument",
] as const;

export type Facet = (typeof FACETS)[number];
