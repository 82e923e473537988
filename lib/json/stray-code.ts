import type { JsonErrorCode } from "./parse-result.ts";

/**
 * Names what stands at `offset`, where a token was due and none of JSON's begins.
 *
 * @example strayCode("{'a': 1}", 1) // "single_quote"
 * @example strayCode('{"a": None}', 6) // "not_a_json_word"
 */
export function strayCode(text: string, offset: number): JsonErrorCode {
  const char = text.charAt(offset);
  const next = text.charAt(offset + 1);
  if (char === "") return "unexpected_end";
  if (char === "'") return "single_quote";
  if (char === "/" && (next === "/" || next === "*")) return "comment";
  if (char === "." || char === "+")
    return isDigit(next) || next === "." ? "bad_number" : "unexpected_character";
  return /[\p{L}_$]/u.test(char) ? "not_a_json_word" : "unexpected_character";
}

function isDigit(char: string): boolean {
  return char >= "0" && char <= "9";
}
