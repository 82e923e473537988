import type { GradeResult } from "../../grading/result.ts";

/** Calls that bear a finding. */
export function failedCalls(result: GradeResult): number {
  if (result.findings.length === 0) return 0;
  const calls = new Set<number>();
  for (const { callIndex } of result.findings) if (callIndex !== null) calls.add(callIndex);
  return calls.size;
}
