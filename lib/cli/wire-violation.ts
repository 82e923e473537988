import type { Violation } from "../grading/result.ts";

/** A contract violation as `--json` prints it. */
export function wireViolation(violation: Violation): object {
  return {
    violation: violation.violation,
    severity: violation.severity,
    case_id: violation.caseId,
    tool: violation.tool,
    path: violation.path,
    message: violation.message,
    fix: violation.fix,
  };
}
