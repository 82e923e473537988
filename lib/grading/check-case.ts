import { checkExpectedCall } from "./check-expected-call.ts";
import { checkTool } from "./check-tool.ts";
import type { CompiledSuite } from "./compiled-suite.ts";
import { expectsNothingYet } from "./expects-nothing-yet.ts";
import type { CaseObject, ExpectedCall } from "./model.ts";
import type { Violation } from "./result.ts";

/** Violations listed of one case. */
const MAX_VIOLATIONS = 200;

/**
 * What is wrong with a case itself, before any record of it is graded (K1–K4, K6, and K7 of the tools that it
 * expects). An error among them makes the case's records ungraded. One case at a time, so that any number of
 * them streams. Never throws.
 *
 * @example checkCase(suite, source).map((violation) => violation.violation) // ["K2"]
 */
export function checkCase(suite: CompiledSuite, source: CaseObject): Violation[] {
  if (expectsNothingYet(source)) return [];
  const { caseId } = source;
  const alternatives = [
    ...(source.expectToolCalls === null ? [] : [source.expectToolCalls]),
    ...source.accept,
  ];
  const found: Violation[] = [];
  const assertsNothing = (calls: readonly ExpectedCall[]) =>
    calls.length === 0 && !source.forbidOtherSideEffects;
  const onlyEffects = source.expectEffects.length > 0 && alternatives.every((calls) => calls.length === 0);
  if (!onlyEffects && (alternatives.length === 0 || alternatives.some(assertsNothing))) {
    if (alternatives.length > 0 || !source.forbidOtherSideEffects) found.push(vacuous(caseId));
  }
  const tools = new Set<string>();
  for (const calls of alternatives) {
    for (const call of calls) {
      if (found.length >= MAX_VIOLATIONS) return found;
      found.push(...checkExpectedCall(suite, caseId, call));
      tools.add(call.name);
    }
  }
  for (const name of tools) {
    const tool = suite.tools.get(name);
    if (tool === undefined) continue;
    for (const violation of checkTool(tool)) {
      if (violation.severity === "error") found.push({ ...violation, caseId });
    }
  }
  return found;
}

function vacuous(caseId: string): Violation {
  return {
    violation: "K3",
    severity: "error",
    caseId,
    tool: null,
    path: null,
    group: JSON.stringify(["K3", caseId]),
    message: `Case ${caseId} expects no call and forbids nothing, so that it would pass whatever happens.`,
    fix: "Add expected calls, or forbid_other_side_effects: true where nothing must happen.",
  };
}
