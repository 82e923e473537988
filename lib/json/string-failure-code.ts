import type { JsonErrorCode } from "./parse-result.ts";

/**
 * Why a string can't go on at `offset` (as `stringEnd` found it): the text ends, a raw control character
 * stands there, or an escape is not one of JSON's.
 *
 * @example stringFailureCode('"a\tb"', 2) // "control_character_in_string"
 */
export function stringFailureCode(text: string, offset: number): JsonErrorCode {
  if (offset >= text.length) return "unterminated_string";
  return text.charCodeAt(offset) < 32 ? "control_character_in_string" : "bad_escape";
}
