import type { CaseObject } from "../grading/model.ts";
import type { CaseEdit } from "./case-edit.ts";

/** An edit that can be made to a case, after others have been. `apply` null: it can't be made. */
export type CaseChange = {
  readonly edit: CaseEdit;
  /** The findings that it is to settle, by their index in the result. */
  readonly findings: readonly number[];
  readonly apply: (source: CaseObject) => CaseObject;
};
