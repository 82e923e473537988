import type { JsonPlace } from "../transcript/json-place.ts";

const DEEPEST = 3;
const MOST = 200;

/**
 * The paths of an object's fields that can be columns: an object inside is one as a whole, and so is each field of it.
 * A list is one column.
 *
 * @example // {"id": 1, "call": {"name": "f", "args": {}}} → ["id", "call", "call.name", "call.args"]
 */
export function fieldPaths(place: JsonPlace): string[] {
  const paths: string[] = [];
  const visit = (object: JsonPlace, before: string, depth: number) => {
    for (const key of object.keys) {
      if (paths.length >= MOST) return;
      const path = before === "" ? key : `${before}.${key}`;
      paths.push(path);
      const inner = object.get(key);
      if (inner?.isObject && depth < DEEPEST) visit(inner, path, depth + 1);
    }
  };
  visit(place, "", 1);
  return paths;
}
