import type { CaseObject } from "./model.ts";

/**
 * A case of which only the id is known (K9): it expects nothing, and its records can't be graded.
 *
 * @example caseWithoutDefinition("refund_damaged").expectToolCalls // null
 */
export function caseWithoutDefinition(caseId: string): CaseObject {
  return {
    kind: "case",
    caseId,
    input: null,
    expectToolCalls: null,
    accept: [],
    ordered: false,
    forbidOtherSideEffects: false,
    expectEffects: [],
    tags: [],
    extra: null,
  };
}
