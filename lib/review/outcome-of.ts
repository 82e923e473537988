import type { LabelTruth } from "../labels/truths.ts";

/** What follows from holding a label against a verdict. */
export type ReviewOutcome = "false failure" | "genuine failure" | "false pass" | "genuine pass";

/**
 * Holds a label against what an instrument said; null where the reviewer is unsure.
 *
 * @example outcomeOf("agent_right", "fail") // "false failure"
 */
export function outcomeOf(truth: LabelTruth, verdict: "fail" | "pass"): ReviewOutcome | null {
  if (truth === "unsure") return null;
  const agrees = (truth === "agent_wrong") === (verdict === "fail");
  return `${agrees ? "genuine" : "false"} ${verdict === "fail" ? "failure" : "pass"}`;
}
