import type { JsonPlace } from "../transcript/json-place.ts";

const OF_CALLS =
  /^(?:not-)?(?:tool-call-f1|is-valid-openai-tools-call|is-valid-openai-function-call|is-valid-function-call)$/;

/** Whether a test asserts something of the tool calls in the output, so that the output is one of calls. */
export function asksForCalls(assertions: readonly JsonPlace[]): boolean {
  return assertions.some(
    (assertion) =>
      OF_CALLS.test(assertion.get("type")?.string() ?? "") ||
      asksForCalls(assertion.get("assert")?.items() ?? []),
  );
}
