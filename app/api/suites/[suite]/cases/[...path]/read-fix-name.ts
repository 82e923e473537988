import { ClaimcheckError } from "@/lib/claimcheck-error";
import type { FixName } from "@/lib/queries/cases/get-case-fix";
import type { CaseQuestion } from "./case-question";

/** The proposal that `record`, `fix` and `instrument` name. Throws `usage`. */
export function readFixName({ caseId, query }: CaseQuestion): FixName {
  const recordId = query.get("record");
  const fix = query.get("fix");
  if (recordId === null || fix === null) {
    throw new ClaimcheckError("usage", "Give record and fix: the record, and which of its proposals.");
  }
  return { caseId, recordId, fix, instrument: query.get("instrument") ?? "equivalent" };
}
