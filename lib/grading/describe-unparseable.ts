import type { JsonError, JsonErrorCode, JsonErrorHint } from "../json/parse-result.ts";

const CAUSE: Readonly<Record<JsonErrorCode, string>> = {
  empty: "nothing but white space",
  unexpected_character: "an unexpected character",
  unexpected_end: "the text ends too early",
  unterminated_string: "unterminated string",
  control_character_in_string: "a raw control character inside a string",
  bad_escape: "a bad escape",
  bad_number: "a malformed number",
  text_after_value: "extra data",
  trailing_comma: "a trailing comma",
  comment: "a comment",
  single_quote: "a single quote",
  not_a_json_word: "a word that JSON does not know",
};

const HINT: Readonly<Record<JsonErrorHint, string>> = {
  code_fence: "it stands in a code fence",
  python_literal: "it reads as a Python literal",
  two_values: "two complete values are glued together",
  text_after: "text follows the object",
  cut_off: "it was probably cut off",
  nan_or_infinity: "NaN and Infinity are not JSON",
  byte_order_mark: "it begins with a byte order mark",
};

/** Why arguments can't be read, in one sentence: cause, offset in UTF-16 units, and what it looks like. */
export function describeUnparseable(error: JsonError): string {
  const hint = error.hint === null ? "" : `; ${HINT[error.hint]}`;
  return `The arguments are not JSON: ${CAUSE[error.code]} at offset ${error.offset}${hint}.`;
}
