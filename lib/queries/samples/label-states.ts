/** What an item's labels come to, as a list of items is filtered by it; `decided`: right or wrong. */
export const LABEL_STATES = [
  "decided",
  "agent_right",
  "agent_wrong",
  "unsure",
  "unresolved",
  "adjudicated",
  "open",
] as const;

export type LabelState = (typeof LABEL_STATES)[number];
