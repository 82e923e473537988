import { contentTexts } from "../transcript/content-texts.ts";
import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TranscriptMessage } from "../transcript/transcript-message.ts";
import type { ChatMessage } from "./schema.ts";

const CALL_FIELDS = new Set(["id", "type", "function", "custom", "index"]);

/** One message of a conversation; `place` is where it stands. */
export function buildMessage(message: ChatMessage, place: JsonPlace): TranscriptMessage {
  const { role } = message;
  if (role === "tool" || role === "function") {
    const result: ResultPart = {
      type: "result",
      id: message.tool_call_id || null,
      name: message.name || null,
      result: place.get("content")?.source() ?? null,
      error: null,
    };
    return { fromAgent: false, parts: [result] };
  }
  if (role !== "assistant") return { fromAgent: false, parts: [] };
  const old = message.function_call ? place.get("function_call") : null;
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
