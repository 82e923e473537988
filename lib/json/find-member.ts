import type { JsonMember, JsonObject } from "./json-node.ts";

/**
 * The member under a key, the last one where the key is repeated; null where there is none.
 *
 * @example findMember(object, "qty")?.value
 */
export function findMember(object: JsonObject, key: string): JsonMember | null {
  const { members } = object;
  for (let index = members.length - 1; index >= 0; index--) {
    const member = members[index];
    if (member !== undefined && member.key === key) return member;
  }
  return null;
}
