import type { EffectiveLabel } from "../../labels/effective-label.ts";

/** Whether an item needs no reviewer more: enough of them agree, or somebody has adjudicated. */
export function isComplete(effective: EffectiveLabel, reviewsPerItem: number): boolean {
  if (effective.state !== "labelled") return false;
  return effective.label.adjudicated || effective.reviewers >= reviewsPerItem;
}
