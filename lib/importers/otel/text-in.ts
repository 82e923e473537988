import type { JsonPlace } from "../transcript/json-place.ts";
import { opened } from "./opened.ts";

const NOT_THE_AGENT = new Set(["user", "human", "tool", "function", "system", "developer"]);
const CONTAINERS = [
  "text",
  "content",
  "message",
  "parts",
  "output",
  "choices",
  "candidates",
  "gen_ai.output.messages",
  "gen_ai.event.content",
  "gen_ai.completion",
  "messages",
];
const DEPTH = 12;

/** What a model's answer says in words, its parts on lines of their own; empty where it says nothing. */
export function textIn(place: JsonPlace, depth = 0): string {
  // Text that the agent wrote may be JSON itself: only the answer as a whole is opened.
  const here = depth === 0 ? opened(place) : place;
  if (depth > DEPTH) return "";
  const whole = here.string();
  if (whole !== null) return whole;
  if (here.isList) {
    const said = here.items().map((item) => textIn(item, depth + 1));
    return said.filter((text) => text !== "").join("\n");
  }
  if (!here.isObject || NOT_THE_AGENT.has(here.get("role")?.string() ?? "")) return "";
  const type = here.get("type")?.string() ?? "text";
  if (type === "reasoning" || type === "thinking") return "";
  if (type === "text" && here.get("thought")?.value === true) return "";
  // A part of the conventions keeps its text in content.
  for (const key of CONTAINERS) {
    const inner = here.get(key);
    const said = inner === null ? "" : textIn(inner, depth + 1);
    if (said !== "") return said;
  }
  return "";
}
