import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, TranscriptMessage } from "../transcript/transcript-message.ts";
import type { HistoryEntry } from "./schema.ts";

const CALL_FIELDS = new Set(["id", "type", "function", "index"]);

/**
 * One entry of the history; `place` is where it stands. What a tool returned answers each of the calls that its
 * `tool_call_ids` lists. A demonstration was not made by the agent, so its calls are none.
 */
export function buildMessage(entry: HistoryEntry, place: JsonPlace): TranscriptMessage {
  if (entry.is_demo) return { fromAgent: false, parts: [] };
  const content = place.get("content");
  if (entry.role === "tool") {
    const ids = entry.tool_call_ids?.length ? entry.tool_call_ids : [null];
    const result = content?.source() ?? null;
    return {
      fromAgent: false,
      parts: ids.map((id) => ({ type: "result", id: id || null, name: null, result, error: null })),
    };
  }
  if (entry.role !== "assistant") return { fromAgent: false, parts: [] };
  const said = content?.string();
  return {
    fromAgent: true,
    parts: [
      ...(said == null ? [] : [{ type: "text" as const, text: said }]),
      ...(place.get("tool_calls")?.items() ?? []).map(call),
    ],
  };
}

function call(place: JsonPlace): CallPart {
  const inner = place.get("function");
  return {
    type: "call",
    id: place.get("id")?.string() || null,
    name: inner?.get("name")?.string() ?? "",
    ...emittedArguments(inner?.get("arguments") ?? null),
    extra: place.without(CALL_FIELDS),
  };
}
