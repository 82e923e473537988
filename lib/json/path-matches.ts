import type { JsonPath } from "./json-path.ts";
import type { PathPattern } from "./path-pattern.ts";

/**
 * Whether a path is one of those that a pattern names.
 *
 * @example pathMatches(["items", 3, "qty"], ["items", null, "qty"]) // true
 */
export function pathMatches(path: JsonPath, pattern: PathPattern): boolean {
  if (path.length !== pattern.length) return false;
  return pattern.every((part, index) => {
    const segment = path[index];
    return part === null ? typeof segment === "number" : segment === part;
  });
}
