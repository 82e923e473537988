import { preview } from "./preview.ts";
import type { Violation } from "./result.ts";

/** K9: a record names a case that the suite does not have. */
export function unknownCaseViolation(recordId: string, caseId: string): Violation {
  return {
    violation: "K9",
    severity: "error",
    caseId,
    tool: null,
    path: null,
    group: JSON.stringify(["K9", caseId]),
    message: `Record ${preview(recordId)} is of case ${preview(caseId)}, which the suite does not have.`,
    fix: `Add the case ${preview(caseId)}, or correct the record's case_id.`,
  };
}
