/** A label of a sample as exports write it; texts decoded and whole. */
export type LabelExportRow = {
  readonly record_id: string;
  readonly call_index: number | null;
  readonly reviewer: string;
  readonly truth: string;
  readonly cause: string | null;
  readonly note: string | null;
  /** ISO 8601. */
  readonly labelled_at: string;
  /** The sample's name. */
  readonly sample_id: string;
  readonly adjudicated: boolean;
  readonly stratum: string;
  /** What the sample's instrument said: fail or pass. */
  readonly verdict: string;
  /** What all labels on the item come to: labelled, waiting (for more reviewers) or unresolved. */
  readonly state: string;
  /** Whether the item's estimate rests on this label. */
  readonly counts: boolean;
};
