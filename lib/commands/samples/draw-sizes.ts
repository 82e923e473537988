import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { StratumPopulation } from "../../queries/samples/count-population.ts";
import { allocateSizes } from "./allocate-sizes.ts";

/**
 * The number of units to draw from each stratum: all failed strata share `failed` by their sizes.
 *
 * @throws ClaimcheckError `usage` where there are more failed strata than units wanted of them.
 */
export function drawSizes(
  strata: readonly StratumPopulation[],
  { failed, clean }: { readonly failed: number; readonly clean: number },
): number[] {
  const failing = strata.filter(({ verdict, population }) => verdict === "fail" && population > 0).length;
  if (failed > 0 && failed < failing) {
    throw new ClaimcheckError(
      "usage",
      `There are ${failing} failed strata and each needs a unit: ask for at least ${failing} failed ones.`,
    );
  }
  const shared = allocateSizes(
    strata.map(({ verdict, population }) => (verdict === "fail" ? population : 0)),
    failed,
  );
  return strata.map(({ verdict, population }, at) =>
    verdict === "fail" ? (shared[at] ?? 0) : Math.min(clean, population),
  );
}
