/**
 * Line and column (both from 1; columns in UTF-16 code units) of an offset. Lines end with a line feed.
 *
 * @example lineAndColumn("{\n  x", 4) // { line: 2, column: 3 }
 */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let lineStart = 0;
  for (;;) {
    const feed = text.indexOf("\n", lineStart);
    if (feed < 0 || feed >= offset) return { line, column: offset - lineStart + 1 };
    line++;
    lineStart = feed + 1;
  }
}
