import type { Expected } from "./expected.ts";

/** A stratum to draw from, with its number of units. */
export type DrawnStratum = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
  readonly population: number;
};

/**
 * Strata with the share of agent-wrong units to expect in each, from 0 to 1.
 *
 * @example plannedStrata([{ stratum: "clean", verdict: "pass", population: 780 }], expected)[0].rate // 0.1
 */
export function plannedStrata(strata: readonly DrawnStratum[], { failed, clean }: Expected) {
  return strata.map(({ stratum, verdict, population }) => ({
    stratum,
    verdict,
    N: population,
    rate: verdict === "fail" ? failed : clean,
  }));
}
