import { jsonErrorHint } from "./json-error-hint.ts";
import type { JsonErrorCode, JsonParseResult } from "./parse-result.ts";
import { readValue } from "./read-value.ts";
import { skipWhiteSpace } from "./skip-white-space.ts";

/**
 * Reads a whole text as JSON, losslessly: every literal, key, repeat and offset is kept, nothing is coerced.
 *
 * Accepts exactly what RFC 8259 allows (so what `JSON.parse` accepts), at any depth. A text that is not JSON
 * gives the code, the offset and, where it shows, the likely cause; it never throws.
 *
 * @example parseJson('{"a": 42.00}') // node.members[0].value.literal === "42.00"
 * @example parseJson('{"row": 4}{"row": 9}') // text_after_value at 10, hint two_values
 */
export function parseJson(text: string): JsonParseResult {
  const node = readValue(text, 0);
  if (node.type === "failure") return failed(text, node.code, node.offset);
  if (node.end < text.length) {
    const at = skipWhiteSpace(text, node.end);
    if (at < text.length) return failed(text, "text_after_value", at);
  }
  return { ok: true, node };
}

function failed(text: string, code: JsonErrorCode, offset: number): JsonParseResult {
  return { ok: false, error: { code, offset, hint: jsonErrorHint(text, code, offset) } };
}
