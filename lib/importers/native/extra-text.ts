import type { JsonText } from "../../json/json-node.ts";
import type { JsonMembers } from "../json-members.ts";

/**
 * The unknown fields of an object as one JSON object, with the source of each of `kept` beside them: fields whose
 * own unknown parts have no place of their own. Null where there is nothing to keep.
 */
export function extraText(
  members: JsonMembers,
  known: ReadonlySet<string>,
  kept: readonly string[] = [],
): JsonText | null {
  if (kept.length === 0) return members.without(known);
  const hidden = new Set(known);
  for (const key of kept) hidden.delete(key);
  return members.without(hidden);
}
