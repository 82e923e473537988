const MAX_PREVIEW = 80;
const BEYOND_ASCII = /[^ -~]/;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * A literal as a sentence shows it: at most 80 UTF-16 units, cut on a whole character, with invisible
 * characters and lone surrogates spelled as escapes.
 */
export function preview(literal: string): string {
  if (literal.length <= MAX_PREVIEW && !BEYOND_ASCII.test(literal)) return literal;
  let cut = literal;
  if (literal.length > MAX_PREVIEW) {
    const last = literal.charCodeAt(MAX_PREVIEW - 1);
    cut = `${literal.slice(0, last >= 0xd800 && last <= 0xdbff ? MAX_PREVIEW - 1 : MAX_PREVIEW)}…`;
  }
  return cut.replace(INVISIBLE, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `\\u{${code.toString(16)}}`;
  });
}
