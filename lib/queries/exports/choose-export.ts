import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { Scope } from "../scope.ts";
import type { SuiteExport } from "./read-suite-objects.ts";

/** What of a suite goes out: all runs, or those that the scope names. Throws `not_found` for a run that isn't there. */
export function chooseExport({ suite, runs, unknownRuns }: Scope): SuiteExport {
  const [unknown] = unknownRuns;
  if (unknown !== undefined) {
    throw new ClaimcheckError("not_found", `The suite has no run “${unknown.slice(0, 200)}”.`);
  }
  return { suiteId: suite.id, runs: runs?.map(({ id }) => id) ?? null };
}
