import { equalNumbers } from "../json/equal-numbers.ts";
import { jsonEqual } from "../json/json-equal.ts";
import type { JsonNode } from "../json/json-node.ts";
import { parseJson } from "../json/parse-json.ts";
import type { Located } from "./place.ts";

/**
 * Whether two literals render the same value (G14), whichever types they have: a number and a string whose text is
 * that number, a bool and its word or 1/0, null and its word, a container and a string that holds it as JSON,
 * numbers of equal value.
 *
 * @example sameRendered(located("true"), located('"True"')) // true
 */
export function sameRendered(a: Located, b: Located): boolean {
  return jsonEqual(a.node, b.node) || rendersAs(a.node, b.node) || rendersAs(b.node, a.node);
}

function rendersAs(a: JsonNode, b: JsonNode): boolean {
  switch (a.type) {
    case "boolean":
      if (b.type === "string") return b.value.toLowerCase() === String(a.value);
      return b.type === "number" && equalNumbers(b.literal, a.value ? "1" : "0");
    case "null":
      return b.type === "string" && b.value === "null";
    case "string":
      return false;
    default: {
      if (b.type !== "string") return false;
      const inner = parseJson(b.value);
      return inner.ok && inner.node.type === a.type && jsonEqual(a, inner.node);
    }
  }
}
