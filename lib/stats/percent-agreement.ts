import type { AgreementValue } from "./agreement-value.ts";

/**
 * The share (0 to 1) of agreeing pairs of labels, averaged over items with at least two labels: with two labels
 * each, the share of items on which they are the same. An item is the list of its labels, one a reviewer.
 *
 * @example percentAgreement([["right", "right"], ["right", "wrong"], ["wrong"]]) // { value: 0.5, n: 2, reason: null }
 */
export function percentAgreement(items: readonly (readonly string[])[]): AgreementValue {
  const shares = items
    .filter((labels) => labels.length >= 2)
    .map((labels) => {
      const counts = new Map<string, number>();
      for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
      let agreeing = 0;
      for (const count of counts.values()) agreeing += count * (count - 1);
      return agreeing / (labels.length * (labels.length - 1));
    });
  if (shares.length === 0) return { value: null, n: 0, reason: "no_items" };
  const value = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return { value, n: shares.length, reason: null };
}
