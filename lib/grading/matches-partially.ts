import { jsonEqual } from "../json/json-equal.ts";
import type { JsonNode } from "../json/json-node.ts";
import { findValue } from "./find-value.ts";

/**
 * Whether a value has everything that a partial one gives: objects by the keys given, all the way down; lists
 * and scalars equal (numbers as exact decimals).
 *
 * @example matchesPartially(parsed('{"id":"A","paid":true}'), parsed('{"id":"A"}')) // true
 */
export function matchesPartially(value: JsonNode, partial: JsonNode): boolean {
  const todo: [JsonNode, JsonNode][] = [[value, partial]];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    const [actual, wanted] = next;
    if (wanted.type !== "object") {
      if (!jsonEqual(actual, wanted)) return false;
      continue;
    }
    if (actual.type !== "object") return false;
    for (const { key, value: inner } of wanted.members) {
      const found = findValue(actual, key);
      if (found === null) return false;
      todo.push([found, inner]);
    }
  }
  return true;
}
