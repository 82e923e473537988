/**
 * Order of two strings by code points (UTF-16 order differs where U+E000–U+FFFF meets a character beyond
 * U+FFFF): negative, zero or positive. A lone surrogate sorts with the characters beyond U+FFFF.
 *
 * @example compareCodePoints("\uffff", "\u{1f600}") // negative
 */
export function compareCodePoints(left: string, right: string): number {
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const a = left.charCodeAt(at);
    const b = right.charCodeAt(at);
    if (a !== b) return rank(a) - rank(b);
  }
  return left.length - right.length;
}

function rank(code: number): number {
  return code >= 0xd800 && code <= 0xdfff ? code + 0x10000 : code;
}
