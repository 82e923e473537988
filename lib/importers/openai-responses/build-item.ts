import { contentTexts } from "../transcript/content-texts.ts";
import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart, TranscriptMessage } from "../transcript/transcript-message.ts";

const CALL_FIELDS = new Set(["type", "id", "call_id", "name", "arguments", "input", "status"]);
const MCP_FIELDS = new Set(["id", "name", "arguments", "output", "error", "status"]);

/** One item as a message of its own; `run` are the ids of the approval requests that were answered. */
export function buildItem(item: JsonPlace, run: ReadonlySet<string>): TranscriptMessage {
  const agent = (...parts: (CallPart | TextPart)[]) => ({ fromAgent: true, parts });
  switch (item.get("type")?.string()) {
    case "function_call":
      return agent(call(item, "arguments"));
    case "custom_tool_call":
      return agent(call(item, "input"));
    case "mcp_call":
      return agent(mcpCall(item));
    case "mcp_approval_request":
      // What was approved follows as a call of its own.
      return agent(...(run.has(text(item, "id")) ? [] : [mcpRequest(item)]));
    case "function_call_output":
    case "custom_tool_call_output":
      return { fromAgent: false, parts: [result(item)] };
    case "reasoning":
      return agent();
    default:
      return text(item, "role") === "assistant"
        ? agent(...contentTexts(item.get("content")))
        : { fromAgent: false, parts: [] };
  }
}

function call(item: JsonPlace, key: "arguments" | "input"): CallPart {
  return {
    type: "call",
    id: text(item, "call_id") || null,
    name: text(item, "name"),
    ...emittedArguments(item.get(key)),
    extra: item.without(CALL_FIELDS),
  };
}

function mcpRequest(item: JsonPlace): CallPart {
  const { argumentsRaw, providerParsed } = emittedArguments(item.get("arguments"));
  return {
    type: "call",
    id: text(item, "id") || null,
    name: text(item, "name"),
    argumentsRaw,
    providerParsed,
    extra: item.without(MCP_FIELDS),
  };
}

function mcpCall(item: JsonPlace): CallPart {
  const error = item.get("error")?.source() ?? null;
  return { ...mcpRequest(item), outcome: { result: item.get("output")?.source() ?? null, error } };
}

function result(item: JsonPlace): ResultPart {
  const output = item.get("output")?.source() ?? null;
  return { type: "result", id: text(item, "call_id") || null, name: null, result: output, error: null };
}

function text(item: JsonPlace, key: string): string {
  return item.get(key)?.string() ?? "";
}
