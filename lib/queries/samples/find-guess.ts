import { combinedShare } from "../../audit/combined-share.ts";
import type { Scope } from "../scope.ts";
import { getEstimate } from "./get-estimate.ts";
import { listSamples } from "./list-samples.ts";

/** Shares of agent-wrong units to plan with, 0 to 1; `from` names the sample that found them, null: assumed. */
export type Guess = { readonly failed: number; readonly clean: number; readonly from: string | null };

// Half gives the widest interval, so failing units are planned on the safe side; among passing ones few are wrong.
const ASSUMED: Guess = { failed: 0.5, clean: 0.1, from: null };

/** What to expect of a new sample: what the newest labelled one of this unit and level found, else an assumption. */
export async function findGuess(scope: Scope): Promise<Guess> {
  const samples = await listSamples(scope.suite.id);
  const like = samples.find(
    ({ unit, instrument, progress }) =>
      unit === scope.unit && instrument.level === scope.instrument.level && progress.labelled > 0,
  );
  if (like === undefined) return ASSUMED;
  const { strata } = await getEstimate(scope.suite.id, like);
  const failed = combinedShare(strata, "fail");
  const clean = combinedShare(strata, "pass");
  if (failed === null && clean === null) return ASSUMED;
  return { failed: failed?.rate ?? ASSUMED.failed, clean: clean?.rate ?? ASSUMED.clean, from: like.name };
}
