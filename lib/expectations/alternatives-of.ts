import type { CaseObject, ExpectedCall } from "../grading/model.ts";

/** The alternatives of a case in the order in which the grader counts them: `expect_tool_calls` first, where present. */
export function alternativesOf({
  expectToolCalls,
  accept,
}: CaseObject): readonly (readonly ExpectedCall[])[] {
  return expectToolCalls === null ? accept : [expectToolCalls, ...accept];
}
