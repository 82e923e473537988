import type { JsonNode } from "../../../lib/json/json-node.ts";
import { parseJson } from "../../../lib/json/parse-json.ts";

/** The node of a text that is JSON. */
export function parsed(text: string): JsonNode {
  const read = parseJson(text);
  if (!read.ok) throw new Error(`${read.error.code} at ${read.error.offset}`);
  return read.node;
}
