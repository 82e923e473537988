import { canonicalJson } from "../../json/canonical-json.ts";
import { canonicalNumberText } from "../../json/canonical-number-text.ts";
import { compareCodePoints } from "../../json/compare-code-points.ts";
import type { JsonNode } from "../../json/json-node.ts";
import { lastMembers } from "../../json/last-members.ts";
import { parseJson } from "../../json/parse-json.ts";

/** Deeper values count as they are: the stack stays small. */
const MAX_DEPTH = 64;
/** What a text that holds another JSON value than a text may begin with, in any case for `true` and `false`. */
const MAY_HOLD = /^[\s]*[-\d[{tfn]/i;

/**
 * A text that values share which are the same but for how they are rendered (G14): a number and its text, a bool, its
 * text and 1/0, null and its text, a value and a string that holds it. It finds candidates; what differs is told by
 * comparing them.
 *
 * @example looseKey(parsed('{"n":"4200.0"}')) === looseKey(parsed('{"n":4200}')) // true
 */
export function looseKey(node: JsonNode, depth = 0): string {
  if (depth > MAX_DEPTH) return canonicalJson(node);
  switch (node.type) {
    case "number":
      return canonicalNumberText(node.literal);
    case "boolean":
      return node.value ? "1" : "0";
    case "null":
      return "null";
    case "string":
      return keyOfText(node.value, depth);
    case "array":
      return `[${node.items.map((item) => looseKey(item, depth + 1)).join(",")}]`;
    case "object":
      return `{${[...lastMembers(node).values()]
        .sort((a, b) => compareCodePoints(a.key, b.key))
        .map(({ key, value }) => `${JSON.stringify(key)}:${looseKey(value, depth + 1)}`)
        .join(",")}}`;
  }
}

function keyOfText(text: string, depth: number): string {
  if (MAY_HOLD.test(text)) {
    const held = parseJson(text.length <= 5 ? text.toLowerCase() : text);
    if (held.ok && held.node.type !== "string") return looseKey(held.node, depth + 1);
  }
  return JSON.stringify(text);
}
