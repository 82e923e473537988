import { contentTexts } from "../transcript/content-texts.ts";
import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TranscriptMessage } from "../transcript/transcript-message.ts";

const CALL_FIELDS = new Set(["id", "type", "function", "custom", "index"]);

/** One message of a conversation; an answer's may leave its role out. */
export function buildMessage(place: JsonPlace): TranscriptMessage {
  const role = place.get("role")?.string() ?? "assistant";
  if (role === "tool" || role === "function") {
    const result: ResultPart = {
      type: "result",
      id: place.get("tool_call_id")?.string() || null,
      name: place.get("name")?.string() || null,
      result: place.get("content")?.source() ?? null,
      error: null,
    };
    return { fromAgent: false, parts: [result] };
  }
  if (role !== "assistant") return { fromAgent: false, parts: [] };
  const old = place.get("function_call");
  return {
    fromAgent: true,
    parts: [
      ...contentTexts(place.get("content")),
      ...(place.get("tool_calls")?.items() ?? []).map(toolCall),
      ...(old === null ? [] : [call(old, old, "arguments", null)]),
    ],
  };
}

function toolCall(place: JsonPlace): CallPart {
  const custom = place.get("custom");
  const id = place.get("id")?.string() || null;
  return custom !== null && place.get("function") === null
    ? call(place, custom, "input", id)
    : call(place, place.get("function") ?? place, "arguments", id);
}

function call(whole: JsonPlace, inner: JsonPlace, key: string, id: string | null): CallPart {
  return {
    type: "call",
    id,
    name: inner.get("name")?.string() ?? "",
    ...emittedArguments(inner.get(key)),
    extra: whole === inner ? null : whole.without(CALL_FIELDS),
  };
}
