import type { LabelTruth } from "@/lib/labels/truths";

/** What a label says, in words. */
export const TRUTH_NAMES: Readonly<Record<LabelTruth, string>> = {
  agent_right: "agent right",
  agent_wrong: "agent wrong",
  unsure: "unsure",
};
