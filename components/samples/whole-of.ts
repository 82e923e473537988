/** A whole number of at most seven digits; null for any other text. */
export function wholeOf(text: string): number | null {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : null;
}
