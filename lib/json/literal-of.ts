import type { JsonNode, JsonText } from "./json-node.ts";

/**
 * A node's text exactly as it was written; `text` must be the text that was parsed.
 *
 * @example literalOf('{"a": 42.00}', value) // "42.00"
 */
export function literalOf(text: string, node: JsonNode): JsonText {
  return text.slice(node.start, node.end) as JsonText;
}
