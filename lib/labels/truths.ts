/** What the agent did, as a reviewer found it: never what an instrument said of it. */
export const TRUTHS = ["agent_right", "agent_wrong", "unsure"] as const;
export type LabelTruth = (typeof TRUTHS)[number];
