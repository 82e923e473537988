import type { GradeResult } from "./result.ts";

/**
 * The indices of a record's calls that fail: those that bear a finding, ascending, each once. A finding without a
 * call (`missing_call`, `effect_failed`) fails the record but none of its calls.
 *
 * @example failingCalls(result) // [0, 3]
 */
export function failingCalls(result: GradeResult): readonly number[] {
  if (result.findings.length === 0) return [];
  const failing = new Set<number>();
  for (const { callIndex } of result.findings) if (callIndex !== null) failing.add(callIndex);
  return [...failing].sort((a, b) => a - b);
}
