export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be";

/**
 * The encoding that a file's first bytes give away, and how many of them are a byte-order mark.
 * Without a mark a text is UTF-16 where one byte of its first pair is zero, which no UTF-8 text of JSON or YAML has.
 */
export function textEncoding(start: Uint8Array): { encoding: TextEncoding; markLength: number } {
  const [a, b, c] = start;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: "utf-8", markLength: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: "utf-16le", markLength: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: "utf-16be", markLength: 2 };
  if (a !== undefined && a !== 0 && b === 0) return { encoding: "utf-16le", markLength: 0 };
  if (a === 0 && b !== undefined && b !== 0) return { encoding: "utf-16be", markLength: 0 };
  return { encoding: "utf-8", markLength: 0 };
}
