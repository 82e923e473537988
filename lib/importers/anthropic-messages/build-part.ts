import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart } from "../transcript/transcript-message.ts";

const CALL_FIELDS = new Set(["id", "name", "input"]);
const PLAIN_FIELDS = new Set([...CALL_FIELDS, "type"]);

/**
 * What a content block is; null for what is neither text nor of tools. Calls of MCP servers and of the API's own
 * tools are calls too.
 */
export function buildPart(block: JsonPlace): CallPart | ResultPart | TextPart | null {
  const type = block.get("type")?.string() ?? "";
  if (type === "text") return { type: "text", text: block.get("text")?.string() ?? "" };
  if (/(?:^|_)tool_use$/.test(type)) {
    return {
      type: "call",
      id: block.get("id")?.string() || null,
      name: block.get("name")?.string() ?? "",
      ...emittedArguments(block.get("input")),
      extra: block.without(type === "tool_use" ? PLAIN_FIELDS : CALL_FIELDS),
    };
  }
  if (!/(?:^|_)tool_result$/.test(type)) return null;
  const content = block.get("content");
  const source = content?.source() ?? null;
  const stated = block.get("is_error");
  // Where the API ran the tool, its content is then an object such as web_search_tool_result_error.
  const isError = stated?.value === true || content?.get("type")?.string()?.endsWith("_error") === true;
  return {
    type: "result",
    id: block.get("tool_use_id")?.string() || null,
    name: null,
    result: isError ? null : source,
    error: isError ? (source ?? stated?.source() ?? null) : null,
  };
}
