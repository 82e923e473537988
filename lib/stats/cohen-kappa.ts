import type { AgreementValue } from "./agreement-value.ts";

/**
 * Cohen's κ of two reviewers, −1 to 1: (observed − expected) / (1 − expected) agreement, where the expected one
 * follows from how often each uses each label. One pair an item: the first reviewer's label, the second's.
 * Undefined, so null, where the expected agreement is 1: both give every item the same one label.
 * Cohen, J. (1960), Educational and Psychological Measurement 20, 37–46.
 *
 * @example cohenKappa([["right", "right"], ["right", "wrong"], ["wrong", "wrong"]]) // { value: 0.4, n: 3, reason: null }
 */
export function cohenKappa(pairs: readonly (readonly [string, string])[]): AgreementValue {
  const n = pairs.length;
  if (n === 0) return { value: null, n, reason: "no_items" };
  const first = new Map<string, number>();
  const second = new Map<string, number>();
  let agreeing = 0;
  for (const [a, b] of pairs) {
    first.set(a, (first.get(a) ?? 0) + 1);
    second.set(b, (second.get(b) ?? 0) + 1);
    if (a === b) agreeing++;
  }
  let expected = 0;
  for (const [label, count] of first) expected += count * (second.get(label) ?? 0);
  // In whole counts, so that "expected agreement is 1" is no matter of rounding.
  if (expected === n * n) return { value: null, n, reason: "no_variation" };
  return { value: (agreeing * n - expected) / (n * n - expected), n, reason: null };
}
