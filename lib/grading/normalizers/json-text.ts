import { canonicalJson } from "../../json/canonical-json.ts";
import { findRepeatedKeys } from "../../json/find-repeated-keys.ts";
import type { JsonNode } from "../../json/json-node.ts";
import { parseJson } from "../../json/parse-json.ts";
import { JSON_TYPES } from "../json-type.ts";
import type { Normalized, ValueNormalizer } from "../normalizer.ts";
import { checkOptions } from "./reading/check-options.ts";
import { readable } from "./reading/readable.ts";
import { unreadable } from "./reading/unreadable.ts";

/**
 * A value handed over as itself or as a string that holds its JSON. Only one layer is taken off: a string
 * inside the string is left as it is. Key: the value's canonical JSON.
 *
 * @example "{\"a\": 1.0}" and {"a": 1} // key '{"a":1}'
 */
export const jsonText: ValueNormalizer = {
  form: "value",
  name: "json_text",
  title: "JSON in a string",
  description: 'The string "{\\"qty\\": 2}" and the object {"qty": 2} are one value.',
  accepts: JSON_TYPES,
  suggested: true,
  options: [],
  checkOptions: (options) => checkOptions([], options),
  read: (node, text) => {
    if (node.type !== "string") return keyed(node, text);
    const inner = parseJson(node.value);
    if (!inner.ok) return unreadable("not_json");
    return inner.node.type === "string" ? unreadable("nested_json_text") : keyed(inner.node, node.value);
  },
};

function keyed(node: JsonNode, text: string): Normalized {
  const { differing, unlisted } = findRepeatedKeys(text, node);
  return differing.length + unlisted.differing > 0
    ? unreadable("repeated_key")
    : readable(canonicalJson(node));
}
