import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart, TranscriptMessage } from "../transcript/transcript-message.ts";
import type { MessageBlock, MessageContent } from "./schema.ts";

const CALL_FIELDS = new Set(["id", "name", "input"]);
const PLAIN_FIELDS = new Set([...CALL_FIELDS, "type"]);

/** One message; `place` is where its content stands. Calls of MCP servers and of the API's own tools are calls too. */
export function buildMessage(
  role: string,
  content: MessageContent,
  place: JsonPlace | null,
): TranscriptMessage {
  const fromAgent = role === "assistant";
  if (typeof content === "string") {
    return { fromAgent, parts: fromAgent ? [{ type: "text", text: content }] : [] };
  }
  const places = place?.items() ?? [];
  const parts = (content ?? []).flatMap((block, index) => {
    const at = places[index];
    const part = at === undefined ? null : partOf(block, at);
    return part === null ? [] : [part];
  });
  return { fromAgent, parts };
}

function partOf(block: MessageBlock, place: JsonPlace): CallPart | ResultPart | TextPart | null {
  const { type } = block;
  if (type === "text") return { type: "text", text: block.text ?? "" };
  if (/(?:^|_)tool_use$/.test(type)) {
    return {
      type: "call",
      id: block.id || null,
      name: block.name ?? "",
      ...emittedArguments(place.get("input")),
      extra: place.without(type === "tool_use" ? PLAIN_FIELDS : CALL_FIELDS),
    };
  }
  if (!/(?:^|_)tool_result$/.test(type)) return null;
  const content = place.get("content");
  const source = content?.source() ?? null;
  // Where the API ran the tool, its content is then an object such as web_search_tool_result_error.
  const isError = block.is_error === true || content?.get("type")?.string()?.endsWith("_error") === true;
  return {
    type: "result",
    id: block.tool_use_id || null,
    name: null,
    result: isError ? null : source,
    error: isError ? (source ?? place.get("is_error")?.source() ?? null) : null,
  };
}
