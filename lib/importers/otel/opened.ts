import { parseLenient } from "../parse-lenient.ts";
import { JsonPlace } from "../transcript/json-place.ts";

const LEVELS = 4;

/**
 * The object or list that a string holds as JSON text, also where that text is a string of JSON again; the place itself
 * for all else. What is opened keeps its own literals.
 *
 * @example // the place of "\"{\\\"a\\\": 42.00}\"" → the place of {"a": 42.00}
 */
export function opened(place: JsonPlace): JsonPlace {
  let here = place;
  for (let level = 0; level < LEVELS; level++) {
    const text = here.string();
    if (text === null || !/^\s*[[{"]/.test(text)) break;
    const parsed = parseLenient(text);
    if (parsed === null) break;
    here = JsonPlace.of(text, parsed.value);
    if (here.isObject || here.isList) return here;
  }
  return place;
}
