import type { CompiledCase } from "./compiled-case.ts";
import { gradeAlternative } from "./grade-alternative.ts";
import type { GradedAlternative } from "./graded-alternative.ts";
import type { PreparedRecord } from "./prepared-record.ts";

/**
 * The alternative that is reported (G18): the first that passes; else the one with the fewest findings, the
 * first of equals. null where the case has none that asserts anything.
 */
export function bestAlternative(compiled: CompiledCase, record: PreparedRecord): GradedAlternative | null {
  let best: GradedAlternative | null = null;
  for (const alternative of compiled.alternatives) {
    if (alternative.expected.length === 0 && !compiled.source.forbidOtherSideEffects) continue;
    const graded = gradeAlternative(compiled, alternative, record);
    if (graded.verdict === "pass") return graded;
    if (best === null || graded.findings.length < best.findings.length) best = graded;
  }
  return best;
}
