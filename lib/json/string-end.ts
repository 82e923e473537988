import { isHexDigit } from "./is-hex-digit.ts";

/**
 * Offset of the quote that closes the string whose characters go on at `from` (not inside an escape); or,
 * where the string is not JSON, the bitwise complement (so a negative number) of the first offset that can't
 * belong to it, which is the text's length where the text ends inside the string.
 *
 * @example stringEnd('"a\\"b"', 1) // 5
 * @example stringEnd('"a\\x"', 1) // ~3
 */
export function stringEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const c = text.charCodeAt(at);
    if (c === 34) return at;
    if (c < 32) return ~at;
    at++;
    if (c !== 92) continue;
    if (at >= text.length) break;
    const letter = text.charCodeAt(at);
    if (letter === 117) {
      for (let digit = at + 1; digit < at + 5; digit++) {
        if (digit >= text.length || !isHexDigit(text.charCodeAt(digit))) return ~digit;
      }
      at += 5;
    } else if (isShortEscape(letter)) at++;
    else return ~at;
  }
  return ~text.length;
}

/** One of `" \ / b f n r t`. */
function isShortEscape(c: number): boolean {
  return c === 110 || c === 34 || c === 92 || c === 116 || c === 114 || c === 47 || c === 98 || c === 102;
}
