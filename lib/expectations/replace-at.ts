import { findAtPath } from "../json/find-at-path.ts";
import type { JsonText } from "../json/json-node.ts";
import type { JsonPath } from "../json/json-path.ts";
import { parseJson } from "../json/parse-json.ts";

/**
 * A JSON text with the value at a path replaced and every other literal as it was; the text itself where nothing is
 * at the path.
 *
 * @example replaceAt('{"a":[1,2.0]}', ["a", 0], "7") // '{"a":[7,2.0]}'
 */
export function replaceAt(text: JsonText | null, path: JsonPath, literal: JsonText): JsonText | null {
  const parsed = text === null ? null : parseJson(text);
  const node = parsed?.ok ? findAtPath(parsed.node, path) : null;
  if (text === null || node === null) return text;
  return `${text.slice(0, node.start)}${literal}${text.slice(node.end)}` as JsonText;
}
