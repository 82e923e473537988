import type { CaseChange } from "./case-changes.ts";
import type { CaseSide } from "./case-side.ts";

/**
 * What became of one case from run A to run B; null: the run does not have the case, which at least one must.
 * Shares of failing trials are compared over the graded ones, as whole numbers (cross products), so exactly.
 * A RangeError where neither run has it.
 *
 * @example
 * classifyCase(
 *   { passing: 2, failing: 0, ungraded: 0, claims: [] },
 *   { passing: 1, failing: 1, ungraded: 0, claims: ["value"] },
 * ) // "newly_fails"
 */
export function classifyCase(a: CaseSide | null, b: CaseSide | null): CaseChange {
  if (a === null && b === null) throw new RangeError("neither run has the case");
  if (b === null) return "only_a";
  if (a === null) return "only_b";
  const gradedA = a.passing + a.failing;
  const gradedB = b.passing + b.failing;
  if (gradedA === 0 && gradedB === 0) return "ungraded_alike";
  if (gradedB === 0) return "became_ungraded";
  if (gradedA === 0) return "became_graded";
  if (a.failing === 0 && b.failing === 0) return "passes_alike";
  if (a.failing === 0) return "newly_fails";
  if (b.failing === 0) return "newly_passes";
  const more = b.failing * gradedA - a.failing * gradedB;
  if (more !== 0) return more > 0 ? "fails_more" : "fails_less";
  return a.claims.join() === b.claims.join() ? "fails_alike" : "changed_claim";
}
