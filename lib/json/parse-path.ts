import type { JsonPath } from "./json-path.ts";
import { parsePathPattern } from "./parse-path-pattern.ts";

/**
 * Reads what `formatPath` writes; null where the text is no path, or names no one place (`items[]`).
 *
 * @example parsePath("items[0].qty") // ["items", 0, "qty"]
 */
export function parsePath(text: string): JsonPath | null {
  const pattern = parsePathPattern(text);
  return pattern === null || pattern.includes(null) ? null : (pattern as JsonPath);
}
