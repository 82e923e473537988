import { parseJson } from "../../json/parse-json.ts";
import { JSON_TYPES } from "../json-type.ts";
import type { ValueNormalizer } from "../normalizer.ts";
import { canonicalJsonKey } from "./reading/canonical-json-key.ts";
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
  options: [],
  checkOptions: (options) => checkOptions([], options),
  read: (node) => {
    if (node.type !== "string") return keyed(canonicalJsonKey(node));
    const inner = parseJson(node.value);
    if (!inner.ok) return unreadable("not_json");
    return inner.node.type === "string"
      ? unreadable("nested_json_text")
      : keyed(canonicalJsonKey(inner.node));
  },
};

function keyed(key: string | null) {
  return key === null ? unreadable("repeated_key") : readable(key);
}
