import { jsonValueEnd } from "../../importers/json-value-end.ts";
import { JsonPlace } from "../../importers/transcript/json-place.ts";

const COMMA = 44;
const CLOSE_LIST = 93;

/** The items of a list one by one, so that a list of millions takes no room; none of all else. */
export function* eachItem(list: JsonPlace | null): Generator<JsonPlace> {
  if (list === null || !list.isList) return;
  const { text } = list;
  let at = list.at + 1;
  while (at < text.length) {
    const c = text.charCodeAt(at);
    if (c === CLOSE_LIST) return;
    if (c === COMMA || c <= 32) {
      at++;
      continue;
    }
    yield new JsonPlace(text, at, undefined, "");
    at = jsonValueEnd(text, at);
  }
}
