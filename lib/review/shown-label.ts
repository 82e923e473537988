import type { LabelTruth } from "../labels/truths.ts";

/** A label as the review screen shows it; plain data. */
export type ShownLabel = {
  readonly truth: LabelTruth;
  readonly cause: string | null;
  readonly note: string | null;
};
