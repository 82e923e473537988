import { contentTexts } from "../transcript/content-texts.ts";
import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart, TranscriptMessage } from "../transcript/transcript-message.ts";
import type { ResponseItem } from "./schema.ts";

export type PlacedItem = { readonly item: ResponseItem; readonly place: JsonPlace };

const CALL_FIELDS = new Set(["type", "id", "call_id", "name", "arguments", "input", "status"]);
const MCP_FIELDS = new Set(["id", "name", "arguments", "output", "error", "status"]);

/** The items of one conversation, those of one response together: what lies between results was emitted at once. */
export function buildMessages(items: readonly PlacedItem[]): TranscriptMessage[] {
  const run = new Set(items.flatMap(({ item }) => item.approval_request_id ?? []));
  const messages: { fromAgent: boolean; parts: (CallPart | ResultPart | TextPart)[] }[] = [];
  for (const { item, place } of items) {
    const part = partsOf(item, place, run);
    const last = messages.at(-1);
    if (last?.fromAgent === part.fromAgent && part.fromAgent) last.parts.push(...part.parts);
    else messages.push({ fromAgent: part.fromAgent, parts: [...part.parts] });
  }
  return messages;
}

function partsOf(item: ResponseItem, place: JsonPlace, run: ReadonlySet<string>): TranscriptMessage {
  const agent = (...parts: (CallPart | TextPart)[]) => ({ fromAgent: true, parts });
  switch (item.type) {
    case "function_call":
      return agent(call(item, place, "arguments"));
    case "custom_tool_call":
      return agent(call(item, place, "input"));
    case "mcp_call":
      return agent(mcpCall(item, place));
    case "mcp_approval_request":
      // What was approved follows as a call of its own.
      return agent(...(item.id && run.has(item.id) ? [] : [mcpRequest(item, place)]));
    case "function_call_output":
    case "custom_tool_call_output":
      return { fromAgent: false, parts: [result(item, place)] };
    case "reasoning":
      return agent();
    default:
      return item.role === "assistant"
        ? agent(...contentTexts(place.get("content")))
        : { fromAgent: false, parts: [] };
  }
}

function call(item: ResponseItem, place: JsonPlace, key: "arguments" | "input"): CallPart {
  return {
    type: "call",
    id: item.call_id || null,
    name: item.name ?? "",
    ...emittedArguments(place.get(key)),
    extra: place.without(CALL_FIELDS),
  };
}

function mcpRequest(item: ResponseItem, place: JsonPlace): CallPart {
  const { argumentsRaw, providerParsed } = emittedArguments(place.get("arguments"));
  return {
    type: "call",
    id: item.id || null,
    name: item.name ?? "",
    argumentsRaw,
    providerParsed,
    extra: place.without(MCP_FIELDS),
  };
}

function mcpCall(item: ResponseItem, place: JsonPlace): CallPart {
  const error = place.get("error")?.source() ?? null;
  return { ...mcpRequest(item, place), outcome: { result: place.get("output")?.source() ?? null, error } };
}

function result(item: ResponseItem, place: JsonPlace): ResultPart {
  const output = place.get("output")?.source() ?? null;
  return { type: "result", id: item.call_id || null, name: null, result: output, error: null };
}
