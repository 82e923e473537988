import type { JsonMembers } from "../json-members.ts";

/**
 * The first field that a shell gives twice, or null. Which of two values would hold is a guess, so the object is refused.
 * `value` is the same object as `JSON.parse` read it, where repeats have already collapsed.
 */
export function repeatedField(value: object, members: JsonMembers): string | null {
  if (Object.keys(value).length === members.keys.length) return null;
  const seen = new Set<string>();
  for (const key of members.keys) {
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return null;
}
