export type Preview = {
  readonly text: string;
  /** Length of the whole, in UTF-16 code units. */
  readonly length: number;
  readonly cut: boolean;
};

/**
 * The beginning of a text, of at most `maxChars` UTF-16 code units, never ending within a surrogate pair; for a
 * node, hand in its literal. For showing only: nothing is graded on a preview.
 *
 * @example preview("abc", 2) // { text: "ab", length: 3, cut: true }
 */
export function preview(text: string, maxChars: number): Preview {
  const { length } = text;
  if (length <= maxChars) return { text, length, cut: false };
  const splitsPair = maxChars > 0 && (text.codePointAt(maxChars - 1) ?? 0) > 0xffff;
  return { text: text.slice(0, splitsPair ? maxChars - 1 : maxChars), length, cut: true };
}
