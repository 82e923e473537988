import { parsePathPattern } from "../json/parse-path-pattern.ts";
import type { PathPattern } from "../json/path-pattern.ts";

/**
 * The steps of a declared parameter path: dots between keys, `[]` for every item of a list. A text that is a
 * parameter's whole name, or no path, is one key; `isParameter` tells.
 *
 * @example parseRulePath("items[].price", () => false) // ["items", null, "price"]
 */
export function parseRulePath(path: string, isParameter: (name: string) => boolean): PathPattern {
  return isParameter(path) ? [path] : (parsePathPattern(path) ?? [path]);
}
