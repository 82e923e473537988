import type { JsonText } from "./json-node.ts";
import { parseJson } from "./parse-json.ts";

/**
 * The text itself, marked as JSON, where it is JSON (white space around it allowed); else null.
 *
 * @example asJsonText("42.00") // "42.00"
 * @example asJsonText("{'a': 1}") // null
 */
export function asJsonText(text: string): JsonText | null {
  return parseJson(text).ok ? (text as JsonText) : null;
}
