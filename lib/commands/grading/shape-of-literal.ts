const LONGEST_PATTERN = 40;
const DIGITS_KEPT = 4;

/**
 * The shape of a JSON literal, so that equal mistakes about different values look equal: `int`, `float`, `bool`,
 * `null`, `list`, `object`, and for a short string without spaces its pattern: letters are `a`, digits `9` (up to
 * four are counted, since they tell a date's form), all else stays. Any other string is `text`.
 *
 * @example shapeOfLiteral('"2026-03-01"') // '"9999-99-99"'
 * @example shapeOfLiteral('"ORD-448192"') // '"a-9…"'
 */
export function shapeOfLiteral(literal: string | null): string {
  if (literal === null) return "";
  switch (literal[0]) {
    case '"':
      return shapeOfString(literal);
    case "{":
      return "object";
    case "[":
      return /^\[\s*\]$/.test(literal) ? "empty list" : "list";
    case "t":
    case "f":
      return literal === "true" || literal === "false" ? "bool" : "not JSON";
    case "n":
      return literal === "null" ? "null" : "not JSON";
    case undefined:
      return "empty";
    default:
      return /^-?\d+$/.test(literal) ? "int" : /^-?\d[\d.eE+-]*$/.test(literal) ? "float" : "not JSON";
  }
}

function shapeOfString(literal: string): string {
  if (literal.length > LONGEST_PATTERN + 2) return "text";
  const text = literal.slice(1, literal.endsWith('"') && literal.length > 1 ? -1 : undefined);
  if (text === "") return "empty text";
  if (/[\s\\]/.test(text)) return "text";
  const pattern = text
    .replace(/\p{L}+/gu, "a")
    .replace(/\d+/g, (digits) => (digits.length > DIGITS_KEPT ? "9…" : "9".repeat(digits.length)));
  return `"${pattern}"`;
}
