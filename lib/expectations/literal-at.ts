import { findAtPath } from "../json/find-at-path.ts";
import type { JsonText } from "../json/json-node.ts";
import type { JsonPath } from "../json/json-path.ts";
import { literalOf } from "../json/literal-of.ts";
import { parseJson } from "../json/parse-json.ts";

/**
 * The literal at a path of a JSON text, as it was written; null where nothing is there, or there is no text.
 *
 * @example literalAt('{"a":[4200.0]}', ["a", 0]) // "4200.0"
 */
export function literalAt(text: JsonText | null, path: JsonPath): JsonText | null {
  const parsed = text === null ? null : parseJson(text);
  const node = parsed?.ok ? findAtPath(parsed.node, path) : null;
  return text === null || node === null ? null : literalOf(text, node);
}
