import type { LabelCause } from "../labels/causes.ts";
import { causesOfTruth } from "../labels/causes-of-truth.ts";
import type { LabelTruth } from "../labels/truths.ts";

/** Letters that do nothing else while a cause is chosen: without `g` (go to), `j`, `k`, `n` and `u`. */
const LETTERS = "abcdefhilmopqrstvwxyz";

/**
 * The causes that can explain a truth, each with its key; none for unsure, where nothing is explained.
 *
 * @example causeKeys("agent_right")[0] // { key: "a", cause: "equivalent_encoding" }
 */
export function causeKeys(
  truth: LabelTruth,
): readonly { readonly key: string; readonly cause: LabelCause }[] {
  if (truth === "unsure") return [];
  return causesOfTruth(truth).map((cause, index) => ({ key: LETTERS[index] ?? "", cause }));
}
