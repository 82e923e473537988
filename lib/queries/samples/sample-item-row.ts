import type { EffectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";

/** One item of a sample with its labels; texts are decoded. What a blind reviewer may not see is null. */
export type SampleItemRow = {
  /** Its number for good. */
  readonly position: number;
  /** Place in the order of review (that of the positions), over all strata, from 1. */
  readonly order: number;
  /** `<record id>` or `<record id>#<call index>`. */
  readonly itemId: string;
  readonly recordId: string;
  readonly callIndex: number | null;
  readonly caseId: string | null;
  /** Null: hidden. */
  readonly stratum: string | null;
  /** What the sample's instrument said of it at the draw. Null: hidden. */
  readonly verdict: "fail" | "pass" | null;
  readonly effective: EffectiveLabel;
  /** Every label on it in this sample, oldest first, taken-back ones too. */
  readonly labels: readonly LabelRow[];
};
