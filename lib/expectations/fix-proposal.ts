import type { Claim } from "../grading/claims.ts";
import type { CaseObject } from "../grading/model.ts";
import type { Verdict } from "../grading/result.ts";
import type { CaseEdit } from "./case-edit.ts";

/** One change of a case after which a record passes the claims that the change is about. */
export type FixProposal = {
  /** Made of the kinds and the definition: equal for equal proposals, another one for any other. */
  readonly id: string;
  readonly edits: readonly CaseEdit[];
  /** Claims that failed and no longer do. */
  readonly claims: readonly Claim[];
  /** What the record comes to afterwards: other claims may still fail. */
  readonly verdict: Verdict;
  /** The whole case as it would be. */
  readonly definition: CaseObject;
};
