import { preview } from "./preview.ts";
import type { Violation } from "./result.ts";

/** K8: a case or tool is given again with different content. */
export function duplicateViolation(kind: "case" | "tool", id: string): Violation {
  return {
    violation: "K8",
    severity: "error",
    caseId: kind === "case" ? id : null,
    tool: kind === "tool" ? id : null,
    path: null,
    group: JSON.stringify(["K8", kind, id]),
    message: `The ${kind} ${preview(id)} is given more than once, with different content.`,
    fix: `Keep one definition of ${preview(id)}, or give the other another ${kind === "case" ? "case_id" : "name"}.`,
  };
}
