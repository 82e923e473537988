import type { CallSource, RecordObject } from "../../grading/model.ts";

/** What has an id already: of which trial it tells, and who recorded it. */
export type RecordOwner = Pick<RecordObject, "runId" | "caseId" | "trial"> & { readonly source: CallSource };
