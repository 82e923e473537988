/**
 * A measure of agreement, or why it has no value. `n` is the number of items behind it, those with at least two
 * labels. `no_variation`: all labels are the same one, so chance alone would agree always.
 */
export type AgreementValue = {
  readonly value: number | null;
  readonly n: number;
  readonly reason: "no_items" | "no_variation" | null;
};
