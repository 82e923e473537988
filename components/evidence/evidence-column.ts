/** The columns of evidence, in their order. */
export const EVIDENCE_COLUMNS = ["expected", "raw", "received"] as const;

export type EvidenceColumn = (typeof EVIDENCE_COLUMNS)[number];
