import type { JsonText } from "../../json/json-node.ts";

/**
 * Several JSON lists, and single values between them, as one list; each item as it was written.
 *
 * @example joinedLists(["[1, 2]", "3"]) // "[1, 2,3]"
 */
export function joinedLists(parts: readonly (string | null)[]): JsonText | null {
  const items = parts.flatMap((part) => {
    if (part === null) return [];
    const inner = part.startsWith("[") ? part.slice(1, -1) : part;
    return inner.trim() === "" ? [] : [inner];
  });
  return parts.every((part) => part === null) ? null : (`[${items.join(",")}]` as JsonText);
}
