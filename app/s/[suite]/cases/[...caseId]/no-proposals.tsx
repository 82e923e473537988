import { Notice } from "@/components/ui/notice";
import type { CaseFixes } from "@/lib/queries/cases/case-fixes";

/** Why nothing is proposed. */
export function NoProposals({ fixes }: { readonly fixes: CaseFixes }) {
  const { result, base, recordVersion, instrument } = fixes;
  if (result.verdict === "ungraded") {
    return (
      <Notice tone="info">
        The record could not be graded, so there is nothing to mend by: {result.reason}
      </Notice>
    );
  }
  if (result.verdict === "pass") {
    return (
      <Notice tone="info">
        Version {base} of the case lets this record pass under {instrument.level}.
        {recordVersion !== null &&
          recordVersion !== base &&
          ` It was graded against version ${recordVersion}, and keeps that verdict.`}
      </Notice>
    );
  }
  return (
    <Notice tone="info">
      No change of the case alone would let this record pass and keep to the contract: what was emitted is no
      JSON, or the tool’s own schema refuses it. If the tool is right, so is the failure.
    </Notice>
  );
}
