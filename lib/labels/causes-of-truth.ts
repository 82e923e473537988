import { CAUSES, type LabelCause } from "./causes.ts";
import type { LabelTruth } from "./truths.ts";

/**
 * The causes that can explain a truth: a right deed fails falsely, a wrong one passes falsely or fails genuinely.
 *
 * @example causesOfTruth("agent_right")[0] // "equivalent_encoding"
 */
export function causesOfTruth(truth: LabelTruth): readonly LabelCause[] {
  if (truth === "agent_right") return CAUSES.false_failure;
  if (truth === "agent_wrong") return [...CAUSES.genuine, ...CAUSES.false_pass];
  return [...CAUSES.false_failure, ...CAUSES.genuine, ...CAUSES.false_pass];
}
