import type { GradedAlternative } from "./graded-alternative.ts";
import type { PreparedRecord } from "./prepared-record.ts";
import type { GradeResult, Pair, Signal } from "./result.ts";

/** The result that a graded alternative amounts to: pairs by index in the record, then what has no partner. */
export function resultOf(
  graded: GradedAlternative,
  { calls }: PreparedRecord,
  signals: readonly Signal[],
): GradeResult {
  const { matching } = graded;
  const pairs: Pair[] = matching.pairs.map((pair) => ({
    expectedIndex: pair.expected,
    callIndex: calls[pair.call]?.index ?? pair.call,
  }));
  for (const expectedIndex of matching.missing) pairs.push({ expectedIndex, callIndex: null });
  for (const place of matching.left)
    pairs.push({ expectedIndex: null, callIndex: calls[place]?.index ?? place });
  return {
    verdict: graded.verdict,
    reason: graded.verdict === "ungraded" ? graded.unchecked : null,
    claims: graded.claims,
    findings: graded.findings,
    signals,
    alternative: graded.index,
    pairs,
  };
}
