import type { Violation } from "../grading/result.ts";
import { plainLine } from "./plain-line.ts";
import type { TextOutput } from "./text-output.ts";

/** Contract violations for a reader: those that one change mends are said once, errors first. */
export function reportViolations(violations: readonly Violation[], out: TextOutput): void {
  if (violations.length === 0) return;
  const groups = new Map<string, Violation[]>();
  for (const violation of violations) {
    const group = groups.get(violation.group);
    if (group === undefined) groups.set(violation.group, [violation]);
    else group.push(violation);
  }
  const all = [...groups.values()];
  const errors = all.filter(([first]) => first?.severity === "error");
  const warnings = all.filter(([first]) => first?.severity !== "error");
  out.line(`Contract: ${errors.length} broken, ${warnings.length} to look at`);
  for (const group of [...errors, ...warnings]) {
    const [first] = group;
    if (first === undefined) continue;
    const cases = new Set(group.flatMap(({ caseId }) => (caseId === null ? [] : [caseId]))).size;
    const others = cases > 1 ? ` (${cases} cases)` : "";
    out.line(`  ${first.violation}  ${first.severity.padEnd(7)}  ${plainLine(first.message)}${others}`);
    out.line(`      ${" ".repeat(7)}  ${plainLine(first.fix)}`);
  }
  out.line();
}
