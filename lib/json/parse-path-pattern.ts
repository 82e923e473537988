import type { PathPattern } from "./path-pattern.ts";
import { stringEnd } from "./string-end.ts";

const NAME = /[^.[\]"]+/y;
const INDEX = /\[(0|[1-9]\d{0,14})?\]/y;

/**
 * Reads a path that may hold `[]` for every item; null where the text is no path. A name between dots may be
 * any characters but `. [ ] "`, so that people can write `order-id` unquoted.
 *
 * @example parsePathPattern("items[].price") // ["items", null, "price"]
 * @example parsePathPattern("items[") // null
 */
export function parsePathPattern(text: string): PathPattern | null {
  const path: (string | number | null)[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('["', at)) {
      const end = stringEnd(text, at + 2);
      if (end < 0 || text.charAt(end + 1) !== "]") return null;
      path.push(JSON.parse(text.slice(at + 1, end + 1)) as string);
      at = end + 2;
    } else if (text.charAt(at) === "[") {
      INDEX.lastIndex = at;
      const match = INDEX.exec(text);
      if (match === null) return null;
      path.push(match[1] === undefined ? null : Number(match[1]));
      at += match[0].length;
    } else {
      if (at > 0 && text.charAt(at) !== ".") return null;
      NAME.lastIndex = at > 0 ? at + 1 : 0;
      const match = NAME.exec(text);
      if (match === null) return null;
      path.push(match[0]);
      at = NAME.lastIndex;
    }
  }
  return path;
}
