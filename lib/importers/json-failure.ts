import { parseJson } from "../json/parse-json.ts";
import type { JsonErrorCode, JsonErrorHint } from "../json/parse-result.ts";

const CODES: Readonly<Record<JsonErrorCode, string>> = {
  empty: "there is no text",
  unexpected_character: "unexpected character",
  unexpected_end: "the text ends too early",
  unterminated_string: "a string is not closed",
  control_character_in_string:
    "a control character (such as a line break or tab) stands inside a string; write \\n or \\t",
  bad_escape: "unknown escape in a string",
  bad_number: "malformed number",
  text_after_value: "text follows the value",
  trailing_comma: "a comma has nothing behind it",
  comment: "JSON has no comments",
  single_quote: "strings need double quotes",
  not_a_json_word: "not a JSON word (true, false and null are)",
};

const HINTS: Readonly<Record<JsonErrorHint, string>> = {
  code_fence: "it stands in a code fence",
  python_literal: "it reads as a Python literal; write it with json.dumps",
  two_values: "two values stand on one line; put each on its own",
  text_after: "something else follows on the same line",
  cut_off: "it looks cut off",
  nan_or_infinity: "NaN and Infinity are not JSON; write null or a string",
  byte_order_mark: "a byte-order mark stands in front",
};

/**
 * Why `text` is not JSON, as a reject says it, and the UTF-16 offset at which that shows.
 *
 * @example jsonFailure('{"a": NaN}').message // "not JSON at character 7: … (NaN and Infinity are not JSON; …)"
 */
export function jsonFailure(text: string): { readonly message: string; readonly offset: number } {
  const result = parseJson(text);
  if (result.ok) return { message: "could not be read as JSON", offset: 0 };
  const { code, hint, offset } = result.error;
  const cause = hint === null ? "" : ` (${HINTS[hint]})`;
  return { message: `not JSON at character ${offset + 1}: ${CODES[code]}${cause}`, offset };
}
