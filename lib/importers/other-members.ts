import type { JsonText } from "../json/json-node.ts";
import type { JsonMembers } from "./json-members.ts";

/**
 * The members of an object that `known` lacks and that are not null, as entries for `objectText`.
 *
 * @example otherMembers(new JsonMembers('{"id":1,"seed":7}', 0), new Set(["id"])) // [["seed", "7"]]
 */
export function otherMembers(
  members: JsonMembers,
  known: ReadonlySet<string>,
): (readonly [string, JsonText])[] {
  return members.keys.flatMap((key, at) => {
    const value = members.sourceAt(at);
    return known.has(key) || value === "null" ? [] : [[key, value] as const];
  });
}
