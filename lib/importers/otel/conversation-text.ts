import type { JsonText } from "../../json/json-node.ts";
import { joinedLists } from "../transcript/joined-lists.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { opened } from "./opened.ts";
import { strictJson } from "./strict-json.ts";

/** What a model was given and what it answered, as one JSON list; null where what it was given is not told. */
export function conversationText(asked: JsonPlace | null, answer: JsonPlace | null): JsonText | null {
  if (asked === null) return null;
  const whole = opened(asked);
  const list = whole.isList ? whole : (whole.first("messages", "contents", "input", "prompt") ?? whole);
  return joinedLists(
    [list, answer].map((place) => (place === null ? null : strictJson(opened(place).source()))),
  );
}
