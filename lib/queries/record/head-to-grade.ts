import type { RecordHead } from "./record-head.ts";

/** The head that a record's page grades: an account of another record is held against no expectation. */
export function headToGrade(head: RecordHead): RecordHead {
  return head.accountOf === null ? head : { ...head, caseVersionId: null };
}
