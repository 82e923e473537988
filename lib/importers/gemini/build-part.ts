import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart } from "../transcript/transcript-message.ts";

const CALL_FIELDS = new Set(["name", "id", "args"]);
const PART_FIELDS = new Set(["functionCall", "function_call"]);

/** What a part of a content is; null for what is neither text to the user nor of functions. */
export function buildPart(place: JsonPlace): CallPart | ResultPart | TextPart | null {
  const call = place.first("functionCall", "function_call");
  if (call !== null) {
    return {
      type: "call",
      id: call.get("id")?.string() || null,
      name: call.get("name")?.string() ?? "",
      ...emittedArguments(call.get("args")),
      extra: beside(call, place),
    };
  }
  const response = place.first("functionResponse", "function_response");
  if (response !== null) {
    return {
      type: "result",
      id: response.get("id")?.string() || null,
      name: response.get("name")?.string() || null,
      result: response.get("response")?.source() ?? null,
      error: null,
    };
  }
  const text = place.get("text")?.string();
  return text == null || place.get("thought")?.value === true ? null : { type: "text", text };
}

/** What stands beside name and arguments, and beside the call in its part (a thought's signature). */
function beside(call: JsonPlace, part: JsonPlace): CallPart["extra"] {
  const rests = [call.without(CALL_FIELDS), part.without(PART_FIELDS)].flatMap((rest) =>
    rest === null ? [] : [rest.slice(1, -1)],
  );
  return rests.length === 0 ? null : (`{${rests.join(",")}}` as CallPart["extra"]);
}
