import { equalNumbers } from "../json/equal-numbers.ts";
import { jsonEqual } from "../json/json-equal.ts";
import type { JsonNode, JsonString } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Whether two values are the same value, if perhaps rendered differently (G14): number and string whose text
 * is that number; bool and `"true"`/`"false"` in any case; bool and 1/0; null and `"null"`; array or object and
 * a string holding JSON equal to it; numbers of equal value. Symmetric. Values of one kind compare by G5.
 *
 * @example sameRendering(parsed("4200"), parsed('"4200.0"')) // true
 * @example sameRendering(parsed("1"), parsed("true")) // true
 * @example sameRendering(parsed("42"), parsed("4200")) // false
 */
export function sameRendering(left: JsonNode, right: JsonNode): boolean {
  if (left.type === right.type) return jsonEqual(left, right);
  if (left.type === "string") return heldBy(left, right);
  if (right.type === "string") return heldBy(right, left);
  if (left.type === "boolean" && right.type === "number")
    return equalNumbers(right.literal, left.value ? "1" : "0");
  if (right.type === "boolean" && left.type === "number")
    return equalNumbers(left.literal, right.value ? "1" : "0");
  return false;
}

/** Whether a string's text is that value. */
function heldBy(string: JsonString, value: JsonNode): boolean {
  const text = string.value;
  switch (value.type) {
    case "number":
      return JSON_NUMBER.test(text) && equalNumbers(text, value.literal);
    case "boolean":
      return text.length <= 5 && text.toLowerCase() === String(value.value);
    case "null":
      return text === "null";
    case "string":
      return text === value.value;
    default: {
      const parsed = parseJson(text);
      return parsed.ok && jsonEqual(parsed.node, value);
    }
  }
}
