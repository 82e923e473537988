import type { JsonText } from "../../json/json-node.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { opened } from "./opened.ts";
import { strictJson } from "./strict-json.ts";

const CONTAINERS = ["messages", "message", "content", "parts", "contents", "input"];
const RESULT_TYPES = new Set([
  "tool_call_response",
  "tool_result",
  "mcp_tool_result",
  "function_call_output",
  "tool-result",
]);
const DEPTH = 8;

/** What tools answered as the messages given to a model tell it: pairs of a call's id and the result. */
export function resultsIn(place: JsonPlace, depth = 0): (readonly [string, JsonText])[] {
  const here = opened(place);
  if (depth > DEPTH) return [];
  if (here.isList) return here.items().flatMap((item) => resultsIn(item, depth + 1));
  if (!here.isObject) return [];
  const answer = here.first("function_response", "functionResponse") ?? here;
  const isResult =
    answer !== here ||
    here.get("role")?.string() === "tool" ||
    RESULT_TYPES.has(here.get("type")?.string() ?? "");
  const id = answer.first("tool_call_id", "tool_use_id", "call_id", "toolCallId", "id")?.id();
  const result = answer.first("response", "result", "output", "content");
  if (isResult && id && result !== null) return [[id, strictJson(result.source())]];
  return CONTAINERS.flatMap((key) => {
    const inner = here.get(key);
    return inner === null ? [] : resultsIn(inner, depth + 1);
  });
}
