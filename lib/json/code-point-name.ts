/**
 * A code point's usual name, with four to six hex digits.
 *
 * @example codePointName(0xfeff) // "U+FEFF"
 */
export function codePointName(codePoint: number): string {
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
}
