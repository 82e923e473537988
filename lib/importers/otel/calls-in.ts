import { emittedArguments } from "../transcript/emitted-arguments.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { EmittedCall } from "./emitted-call.ts";
import { opened } from "./opened.ts";

const CALL_TYPES = new Set([
  "function",
  "function_call",
  "tool_call",
  "tool-call",
  "tool_use",
  "mcp_tool_use",
  "server_tool_use",
]);
const NOT_THE_AGENT = new Set(["user", "human", "tool", "function", "system", "developer"]);
/** Where an answer holds its messages or parts; of several that hold calls the first counts, they say the same. */
const CONTAINERS = [
  "tool_calls",
  "toolCalls",
  "message",
  "content",
  "parts",
  "output",
  "choices",
  "candidates",
  "gen_ai.output.messages",
  "gen_ai.event.content",
  "gen_ai.completion",
  "generations",
  "kwargs",
  "messages",
];
const DEPTH = 12;

/**
 * The calls in what a model answered, in order, however a provider or a framework writes it: tool_calls of a message,
 * tool_use blocks, function_call parts and items, JSON inside of strings. What users and tools said holds none.
 */
export function callsIn(place: JsonPlace, depth = 0): EmittedCall[] {
  const here = opened(place);
  if (depth > DEPTH) return [];
  if (here.isList) return here.items().flatMap((item) => callsIn(item, depth + 1));
  if (!here.isObject || NOT_THE_AGENT.has(here.get("role")?.string() ?? "")) return [];
  const event = here.first("event.name", "event_name")?.string();
  if (event && event !== "gen_ai.choice") return [];
  const call = asCall(here);
  if (call !== null) return [call];
  for (const key of CONTAINERS) {
    const inner = here.get(key);
    if (inner === null) continue;
    const isCalls = key === "tool_calls" || key === "toolCalls";
    const calls = isCalls ? listed(inner) : callsIn(inner, depth + 1);
    if (calls.length > 0) return calls;
  }
  return legacyCall(here);
}

/** Items of a list of calls need not say that they are some. */
function listed(place: JsonPlace): EmittedCall[] {
  return opened(place)
    .items()
    .map(opened)
    .flatMap((item) => asCall(item) ?? named(item, item) ?? []);
}

function asCall(place: JsonPlace): EmittedCall | null {
  const wrapped = place.get("tool_call");
  if (wrapped?.isObject) return asCall(wrapped) ?? named(wrapped, wrapped);
  const inner = place.get("function");
  if (inner?.isObject) return named(place, inner);
  const type = place.get("type")?.string();
  if (type && CALL_TYPES.has(type)) return named(place, place);
  const isBare =
    (place.get("toolName") !== null && place.get("toolCallId") !== null) || place.get("tool.name") !== null;
  return isBare ? named(place, place) : null;
}

/** A Gemini part, or a message in the way before there were tool_calls. */
function legacyCall(place: JsonPlace): EmittedCall[] {
  const inner = place.first("function_call", "functionCall");
  if (inner === null) return [];
  const call = opened(inner);
  return [named(call, call)].filter((one) => one !== null);
}

function named(whole: JsonPlace, inner: JsonPlace): EmittedCall | null {
  const name = inner.first("name", "toolName", "tool.name")?.string();
  if (!name) return null;
  return {
    id: whole.first("call_id", "toolCallId", "id", "tool_call_id")?.id() ?? null,
    name,
    ...emittedArguments(inner.first("arguments", "args", "input", "tool.args")),
  };
}
