import type { LabelRow } from "./label-row.ts";
import type { LabelTruth } from "./truths.ts";

/**
 * What all labels on one item come to. `open`: none counts. `waiting`: fewer reviewers than wanted have labelled it,
 * and they agree so far. `unresolved`: reviewers disagree and nobody has adjudicated. Only a `labelled` item is in a
 * rate. `reviewers`: how many have a label that counts in the first round.
 */
export type EffectiveLabel =
  | { readonly state: "open"; readonly reviewers: 0 }
  | { readonly state: "waiting"; readonly reviewers: number }
  | { readonly state: "unresolved"; readonly reviewers: number }
  | {
      readonly state: "labelled";
      readonly reviewers: number;
      readonly truth: LabelTruth;
      readonly cause: string | null;
      /** The label that it rests on: the adjudicated one, else the newest. */
      readonly label: LabelRow;
    };

/**
 * The one label that counts on an item. Of each reviewer the newest that was not taken back; an adjudicated one
 * alone counts where there is one; else `needed` reviewers (a whole number from 1) must agree on the truth, who then
 * count once.
 *
 * @example effectiveLabel([], 1).state // "open"
 */
export function effectiveLabel(labels: readonly LabelRow[], needed: number): EffectiveLabel {
  const counting = labels.filter((label) => !label.withdrawn).sort(byTime);
  const firstRound = [
    ...new Map(
      counting.filter((label) => !label.adjudicated).map((label) => [label.reviewer, label]),
    ).values(),
  ].sort(byTime);
  const label = counting.findLast((one) => one.adjudicated) ?? firstRound.at(-1);
  if (label === undefined) return { state: "open", reviewers: 0 };
  const reviewers = firstRound.length;
  if (!label.adjudicated && firstRound.some(({ truth }) => truth !== label.truth)) {
    return { state: "unresolved", reviewers };
  }
  if (!label.adjudicated && reviewers < needed) return { state: "waiting", reviewers };
  return { state: "labelled", reviewers, truth: label.truth, cause: label.cause, label };
}

function byTime(a: LabelRow, b: LabelRow): number {
  return a.labelledAt.getTime() - b.labelledAt.getTime() || (BigInt(a.id) < BigInt(b.id) ? -1 : 1);
}
