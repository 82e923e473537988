import type { JsonNode } from "./json-node.ts";

/** Why a text is not JSON. A closed list: messages are made where they are shown. */
export type JsonErrorCode =
  | "empty"
  | "unexpected_character"
  | "unexpected_end"
  | "unterminated_string"
  | "control_character_in_string"
  | "bad_escape"
  | "bad_number"
  | "text_after_value"
  | "trailing_comma"
  | "comment"
  | "single_quote"
  | "not_a_json_word";

/** What the cause looks like, where it shows. */
export type JsonErrorHint =
  | "code_fence"
  | "python_literal"
  | "two_values"
  | "text_after"
  | "cut_off"
  | "nan_or_infinity"
  | "byte_order_mark";

export type JsonError = {
  readonly code: JsonErrorCode;
  /** UTF-16 offset of the first character that can't belong to JSON (the text's length where it ended too early). */
  readonly offset: number;
  readonly hint: JsonErrorHint | null;
};

export type JsonParseResult =
  | { readonly ok: true; readonly node: JsonNode }
  | { readonly ok: false; readonly error: JsonError };
