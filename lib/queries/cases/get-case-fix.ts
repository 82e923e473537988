import { ClaimcheckError } from "../../claimcheck-error.ts";
import type { FixProposal } from "../../expectations/fix-proposal.ts";
import type { CaseFixes } from "./case-fixes.ts";
import { getCaseFixes } from "./get-case-fixes.ts";

/** Names one proposal: made anew wherever it is needed, so that nobody can adopt what was never proposed. */
export type FixName = {
  readonly caseId: string;
  readonly recordId: string;
  readonly fix: string;
  readonly instrument: string;
};

/** A proposal by its name. Throws `conflict` where it is proposed no more, `not_found`. */
export async function getCaseFix(
  suiteId: number,
  { caseId, recordId, fix, instrument }: FixName,
): Promise<{ readonly fixes: CaseFixes; readonly proposal: FixProposal }> {
  const fixes = await getCaseFixes(suiteId, caseId, recordId, instrument);
  const proposal = fixes.proposals.find(({ id }) => id === fix);
  if (proposal === undefined) {
    throw new ClaimcheckError(
      "conflict",
      "This change is not proposed any more: the case, its tools or the rules have changed. Look at the record's proposals again.",
    );
  }
  return { fixes, proposal };
}
