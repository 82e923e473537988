import type { AgreementValue } from "./agreement-value.ts";
import { cohenKappa } from "./cohen-kappa.ts";
import { krippendorffAlpha } from "./krippendorff-alpha.ts";
import { percentAgreement } from "./percent-agreement.ts";

/** `items` have labels of at least two reviewers; `kappa` is of two reviewers, `alpha` of more, else null. */
export type Agreement = {
  readonly reviewers: number;
  readonly items: number;
  readonly percent: AgreementValue;
  readonly kappa: AgreementValue | null;
  readonly alpha: AgreementValue | null;
};

/**
 * How far reviewers agree: one map an item, from reviewer to label (right, wrong and unsure alike; adjudicated
 * labels are no reviewer's own and stay out). Only items with labels of at least two reviewers count, and only
 * reviewers of those. Cohen's κ where these are two people, Krippendorff's α where they are more.
 *
 * @example
 * estimateAgreement([new Map([["ann", "agent_right"], ["bo", "agent_wrong"]])])
 * // { reviewers: 2, items: 1, percent: { value: 0, … }, kappa: { value: 0, … }, alpha: null }
 */
export function estimateAgreement(labels: readonly ReadonlyMap<string, string>[]): Agreement {
  const shared = labels.filter((byReviewer) => byReviewer.size >= 2);
  const reviewers = [...new Set(shared.flatMap((byReviewer) => [...byReviewer.keys()]))].sort();
  const lists = shared.map((byReviewer) => [...byReviewer.values()]);
  const [first, second] = reviewers;
  const two = reviewers.length === 2 && first !== undefined && second !== undefined;
  const pairs = two
    ? shared.map((labels): [string, string] => [labels.get(first) ?? "", labels.get(second) ?? ""])
    : [];
  return {
    reviewers: reviewers.length,
    items: shared.length,
    percent: percentAgreement(lists),
    kappa: two ? cohenKappa(pairs) : null,
    alpha: reviewers.length > 2 ? krippendorffAlpha(lists) : null,
  };
}
