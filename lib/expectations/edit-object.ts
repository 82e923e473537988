import type { JsonObject, JsonText } from "../json/json-node.ts";
import { literalOf } from "../json/literal-of.ts";
import { parseJson } from "../json/parse-json.ts";

/**
 * A JSON object with one member given another value, or taken out (`literal` null). A new member comes last; of
 * repeated keys the first place is kept and the others go. All other literals stay. `text` null counts as `{}`.
 *
 * @example editObject('{"a":1,"b":2.0}', "a", "7") // '{"a":7,"b":2.0}'
 */
export function editObject(text: JsonText | null, key: string, literal: JsonText | null): JsonText {
  const source = text ?? "{}";
  const parts: string[] = [];
  let placed = literal === null;
  for (const member of membersOf(source)) {
    const name = source.slice(member.keyStart, member.keyEnd);
    if (member.key !== key) parts.push(`${name}:${literalOf(source, member.value)}`);
    else if (!placed) {
      parts.push(`${name}:${literal}`);
      placed = true;
    }
  }
  if (!placed) parts.push(`${JSON.stringify(key)}:${literal}`);
  return `{${parts.join(",")}}` as JsonText;
}

function membersOf(text: string): JsonObject["members"] {
  const parsed = parseJson(text);
  return parsed.ok && parsed.node.type === "object" ? parsed.node.members : [];
}
