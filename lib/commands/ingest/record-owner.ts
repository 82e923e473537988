import type { CallSource, RecordObject } from "../../grading/model.ts";

/** What has an id: of which trial it tells, and who recorded it. */
export type RecordOwner = Pick<RecordObject, "runId" | "caseId" | "trial"> & { readonly source: CallSource };

export function recordOwner({ runId, caseId, trial }: RecordObject, source: CallSource): RecordOwner {
  return { runId, caseId, trial, source };
}
