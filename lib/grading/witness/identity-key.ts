import { canonicalJson } from "../../json/canonical-json.ts";
import { canonicalNumberText } from "../../json/canonical-number-text.ts";
import { compareCodePoints } from "../../json/compare-code-points.ts";
import type { JsonNode } from "../../json/json-node.ts";
import { lastMembers } from "../../json/last-members.ts";
import type { ToldCall } from "./told-call.ts";

/** Deeper values count by their value alone: the stack stays small. */
const MAX_DEPTH = 64;
const known = new WeakMap<ToldCall, string>();

/**
 * Equal for calls between which nothing differs: of one name, with the same arguments, of the same types. `4200` and
 * `4200.0` have two of them (G4); how a text is spelled makes no difference.
 */
export function identityKey(call: ToldCall): string {
  const before = known.get(call);
  if (before !== undefined) return before;
  const { object, form, text } = call.read;
  const typed =
    object === null ? `!${text}` : `${form === "double_encoded" ? "2" : ""}${typedKey(object, 0)}`;
  const key = JSON.stringify([call.name, typed]);
  known.set(call, key);
  return key;
}

function typedKey(node: JsonNode, depth: number): string {
  if (depth > MAX_DEPTH) return canonicalJson(node);
  switch (node.type) {
    case "number":
      return `${/[.e]/i.test(node.literal) ? "~" : ""}${canonicalNumberText(node.literal)}`;
    case "array":
      return `[${node.items.map((item) => typedKey(item, depth + 1)).join(",")}]`;
    case "object":
      return `{${[...lastMembers(node).values()]
        .sort((a, b) => compareCodePoints(a.key, b.key))
        .map(({ key, value }) => `${JSON.stringify(key)}:${typedKey(value, depth + 1)}`)
        .join(",")}}`;
    default:
      return JSON.stringify(node.value);
  }
}
