import type { EffectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";

/** What comes back for a label: now the reviewer may see what the instrument said. */
export type SavedLabel = {
  readonly position: number;
  readonly label: LabelRow;
  /** False where the same key had come before: nothing was written. */
  readonly isNew: boolean;
  /** What all labels on the item come to now. */
  readonly state: EffectiveLabel["state"];
  /** What the sample's instrument said of the unit at the draw. */
  readonly verdict: "fail" | "pass";
  /** Whether label and instrument agree; null: unsure. */
  readonly agrees: boolean | null;
};
