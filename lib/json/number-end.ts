/**
 * Offset just after the number that begins at `from` (a minus sign or a digit); or the bitwise complement of
 * the first offset that can't belong to it. Grammar: RFC 8259 section 6.
 *
 * @example numberEnd("-1.5e3,", 0) // 6
 * @example numberEnd("01", 0) // ~1
 */
export function numberEnd(text: string, from: number): number {
  const length = text.length;
  let at = from;
  let c = text.charCodeAt(at);
  if (c === 45) {
    at++;
    if (at >= length) return ~at;
    c = text.charCodeAt(at);
  }
  if (c === 48) {
    at++;
    if (at < length && isDigit(text.charCodeAt(at))) return ~at;
  } else {
    if (!isDigit(c)) return ~at;
    at = digitsEnd(text, at + 1);
  }
  if (at < length && text.charCodeAt(at) === 46) {
    at++;
    if (at >= length || !isDigit(text.charCodeAt(at))) return ~at;
    at = digitsEnd(text, at + 1);
  }
  if (at < length) {
    c = text.charCodeAt(at);
    if (c === 101 || c === 69) {
      at++;
      if (at < length) {
        c = text.charCodeAt(at);
        if (c === 43 || c === 45) at++;
      }
      if (at >= length || !isDigit(text.charCodeAt(at))) return ~at;
      at = digitsEnd(text, at + 1);
    }
  }
  return at;
}

function isDigit(c: number): boolean {
  return c >= 48 && c <= 57;
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && isDigit(text.charCodeAt(at))) at++;
  return at;
}
