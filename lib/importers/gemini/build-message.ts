import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart, TranscriptMessage } from "../transcript/transcript-message.ts";
import type { GeminiContent } from "./schema.ts";

const CALL_FIELDS = new Set(["name", "id", "args"]);
const PART_FIELDS = new Set(["functionCall", "function_call"]);

/** One content; `place` is where it stands. Who said it is `role`, which is left out where only the model can have. */
export function buildMessage(content: GeminiContent, place: JsonPlace, role: string): TranscriptMessage {
  const fromAgent = (content.role || role) === "model";
  const parts = (place.get("parts")?.items() ?? []).flatMap((part) => {
    const made = partOf(part);
    return made === null || (made.type === "text" && !fromAgent) ? [] : [made];
  });
  return { fromAgent, parts };
}

function partOf(place: JsonPlace): CallPart | ResultPart | TextPart | null {
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
