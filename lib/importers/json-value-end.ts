const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Offset just behind the JSON value that begins at `start`, by its brackets and quotes alone.
 *
 * The text must be known to be JSON (it went through `JSON.parse` or the lossless parser); for any other the
 * result is meaningless, though the function always returns.
 *
 * @example jsonValueEnd('{"a": [1, "]"]}', 6) // 14
 */
export function jsonValueEnd(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === QUOTE) return stringEnd(text, start);
  if (first !== 0x7b && first !== 0x5b) return wordEnd(text, start);
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = stringEnd(text, i) - 1;
    else if (code === 0x7b || code === 0x5b) depth++;
    else if ((code === 0x7d || code === 0x5d) && --depth === 0) return i + 1;
  }
  return text.length;
}

function stringEnd(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i + 1;
    if (code === BACKSLASH) i++;
  }
  return text.length;
}

function wordEnd(text: string, start: number): number {
  let i = start;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x2c || code === 0x7d || code === 0x5d || code <= 32) break;
  }
  return i;
}
