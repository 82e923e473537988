import type { AgreementValue } from "./agreement-value.ts";

/**
 * Krippendorff's α for nominal labels by any number of reviewers, not all of whom need label every item: 1 minus
 * observed over expected disagreement, 1 for full agreement, 0 for chance. An item is the list of its labels, one a
 * reviewer; items with fewer than two count for nothing. Undefined, so null, where only one label is ever used.
 * Krippendorff, K. (2011), Computing Krippendorff's Alpha-Reliability.
 *
 * @example krippendorffAlpha([["a", "a"], ["b", "b"], ["a", "b"]]) // { value: 0.444444…, n: 3, reason: null }
 */
export function krippendorffAlpha(items: readonly (readonly string[])[]): AgreementValue {
  const paired = items.filter((labels) => labels.length >= 2);
  if (paired.length === 0) return { value: null, n: 0, reason: "no_items" };
  const totals = new Map<string, number>();
  let observed = 0;
  for (const labels of paired) {
    const counts = new Map<string, number>();
    for (const label of labels) {
      counts.set(label, (counts.get(label) ?? 0) + 1);
      totals.set(label, (totals.get(label) ?? 0) + 1);
    }
    for (const count of counts.values()) observed += (count * (labels.length - count)) / (labels.length - 1);
  }
  const values = [...totals.values()].reduce((sum, count) => sum + count, 0);
  let expected = 0;
  for (const count of totals.values()) expected += count * (values - count);
  if (expected === 0) return { value: null, n: paired.length, reason: "no_variation" };
  return { value: 1 - ((values - 1) * observed) / expected, n: paired.length, reason: null };
}
