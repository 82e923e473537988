import type { JsonNode, JsonObject } from "./json-node.ts";

/** Up to here comparing every two keys is faster than building a set. */
const FEW_MEMBERS = 8;

/**
 * Whether any object within a value, at any depth, has a key twice. Linear; allocates nothing for a flat
 * object with few members.
 *
 * @example hasRepeatedKey(parsed('[{"a":1,"a":1}]')) // true
 */
export function hasRepeatedKey(root: JsonNode): boolean {
  let todo: JsonNode[] | null = null;
  let node: JsonNode | undefined = root;
  while (node !== undefined) {
    if (node.type === "object") {
      if (repeatsOwnKey(node)) return true;
      for (const { value } of node.members) {
        if (value.type !== "object" && value.type !== "array") continue;
        todo ??= [];
        todo.push(value);
      }
    } else if (node.type === "array") {
      for (const item of node.items) {
        if (item.type !== "object" && item.type !== "array") continue;
        todo ??= [];
        todo.push(item);
      }
    }
    node = todo?.pop();
  }
  return false;
}

function repeatsOwnKey({ members }: JsonObject): boolean {
  const count = members.length;
  if (count > FEW_MEMBERS) return new Set(members.map((member) => member.key)).size < count;
  for (let later = 1; later < count; later++) {
    const key = members[later]?.key;
    for (let earlier = 0; earlier < later; earlier++) if (members[earlier]?.key === key) return true;
  }
  return false;
}
