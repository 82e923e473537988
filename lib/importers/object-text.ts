import type { JsonText } from "../json/json-node.ts";

/**
 * The text of one JSON object with these members, those whose value is absent left out; null where none is left.
 *
 * @example objectText([["seed", "7" as JsonText], ["note", null]]) // '{"seed":7}'
 */
export function objectText(entries: Iterable<readonly [string, JsonText | null]>): JsonText | null {
  const parts: string[] = [];
  for (const [key, value] of entries) if (value !== null) parts.push(`${JSON.stringify(key)}:${value}`);
  return parts.length === 0 ? null : (`{${parts.join(",")}}` as JsonText);
}
