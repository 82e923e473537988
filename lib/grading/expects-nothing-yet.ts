import type { CaseObject } from "./model.ts";

/**
 * Whether a case is known only because records of it came: nobody has said what it expects, so that its records are
 * ungraded, and its contract holds.
 *
 * @example expectsNothingYet({ ...caseWithoutDefinition("refund_damaged"), found: true }) // true
 */
export function expectsNothingYet(source: CaseObject): boolean {
  return (
    source.found === true &&
    source.expectToolCalls === null &&
    source.accept.length === 0 &&
    source.expectEffects.length === 0 &&
    !source.forbidOtherSideEffects
  );
}
