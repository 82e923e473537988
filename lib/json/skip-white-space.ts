/**
 * Offset of the first character at or after `from` that is not JSON white space (space, tab, line feed,
 * carriage return; RFC 8259 section 2), or the text's length.
 *
 * @example skipWhiteSpace(" \n{}", 0) // 2
 */
export function skipWhiteSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const c = text.charCodeAt(at);
    if (c !== 32 && c !== 10 && c !== 13 && c !== 9) break;
    at++;
  }
  return at;
}
