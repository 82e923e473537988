import type { JsonPath } from "./json-path.ts";

const IDENTIFIER = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;

/**
 * A path as text: `items[0].qty`; a key that is no identifier as a JSON string in brackets; the root is "".
 * No two paths share a text; `parsePath` reads it back.
 *
 * @example formatPath(["items", 0, "odd key"]) // 'items[0]["odd key"]'
 */
export function formatPath(path: JsonPath): string {
  let text = "";
  for (const segment of path) {
    if (typeof segment === "number") text += `[${segment}]`;
    else if (!IDENTIFIER.test(segment)) text += `[${JSON.stringify(segment)}]`;
    else text += text === "" ? segment : `.${segment}`;
  }
  return text;
}
