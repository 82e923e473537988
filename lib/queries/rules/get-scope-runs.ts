import { ClaimcheckError } from "../../claimcheck-error.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { Scope } from "../scope.ts";

/** The run ids that a scope has chosen; null: all. Throws `not_found` where it names one that is not there. */
export function getScopeRuns({ runs, unknownRuns }: Scope): readonly string[] | null {
  const [missing] = unknownRuns;
  if (missing !== undefined) {
    throw new ClaimcheckError("not_found", `The suite has no run “${decodeStoredText(missing)}”.`);
  }
  return runs?.map(({ runId }) => runId) ?? null;
}
