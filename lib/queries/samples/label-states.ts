/**
 * What an item's labels come to, as a list of items is filtered by it. `decided`: right or wrong; `waiting`: labelled
 * by fewer reviewers than wanted.
 */
export const LABEL_STATES = [
  "decided",
  "agent_right",
  "agent_wrong",
  "unsure",
  "waiting",
  "unresolved",
  "adjudicated",
  "open",
] as const;

export type LabelState = (typeof LABEL_STATES)[number];
