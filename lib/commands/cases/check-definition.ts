import { ClaimcheckError } from "../../claimcheck-error.ts";
import { settleCase } from "../../expectations/settle-case.ts";
import { checkCase } from "../../grading/check-case.ts";
import type { CompiledSuite } from "../../grading/compiled-suite.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { Violation } from "../../grading/result.ts";

export type CheckedDefinition = {
  /** As the importer would hand it over. */
  readonly definition: CaseObject;
  /** Warnings of the contract. */
  readonly violations: readonly Violation[];
};

/** A changed case, settled. Throws `usage` where it is of another case, or breaks the contract. */
export function checkDefinition(
  suite: CompiledSuite,
  caseId: string,
  changed: CaseObject,
): CheckedDefinition {
  const definition = settleCase(changed);
  if (definition.caseId !== caseId) {
    throw new ClaimcheckError("usage", `This is a definition of “${definition.caseId}”, not of “${caseId}”.`);
  }
  const violations = checkCase(suite, definition);
  const error = violations.find(({ severity }) => severity === "error");
  if (error !== undefined) {
    throw new ClaimcheckError(
      "usage",
      `The changed case breaks the contract (${error.violation}): ${error.message} ${error.fix}`,
    );
  }
  return { definition, violations };
}
