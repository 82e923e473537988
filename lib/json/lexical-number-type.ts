/**
 * The type that a number's spelling gives it: `int` where its text has no `.`, `e` or `E`, else `float`.
 *
 * @example lexicalNumberType("4200") // "int"
 * @example lexicalNumberType("42e2") // "float"
 */
export function lexicalNumberType(literal: string): "int" | "float" {
  for (let at = 0; at < literal.length; at++) {
    const c = literal.charCodeAt(at);
    if (c === 46 || c === 101 || c === 69) return "float";
  }
  return "int";
}
