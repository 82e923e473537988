import type { JsonMember, JsonObject } from "./json-node.ts";

/**
 * One member for each key of an object, the last one where a key is repeated, in the order in which the keys
 * first occur. Linear.
 *
 * @example lastMembers(object).get("dir")?.value
 */
export function lastMembers(object: JsonObject): ReadonlyMap<string, JsonMember> {
  const last = new Map<string, JsonMember>();
  for (const member of object.members) last.set(member.key, member);
  return last;
}
