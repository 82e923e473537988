import { jsonValueEnd } from "../json-value-end.ts";
import { emittedArguments } from "../transcript/emitted-arguments.ts";
import { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart } from "../transcript/transcript-message.ts";

export type OutputParts = {
  readonly calls: readonly CallPart[];
  /** What is no call, in order. */
  readonly texts: readonly string[];
};

type Parts = { readonly calls: CallPart[]; readonly texts: string[] };

/** Outputs nest no deeper than a string of JSON with messages of blocks in it. */
const DEEPEST = 6;
/** A block of an Anthropic message, as its provider writes it behind the text. */
const WRITTEN_BLOCK = /^\{\s*"type"\s*:\s*"(?:mcp_)?tool_use"/gm;

/**
 * The tool calls in an output, whichever provider shaped it, and the text beside them. An output that is a string of
 * JSON is read once more. `namesCount`: whether a list of objects that hold a name alone is one of calls, which only
 * what is asserted of the output can tell.
 *
 * @example // {"functionCall":{"name":"f","args":{"n":1.0}}} → a call of f with the arguments {"n":1.0}
 */
export function outputCalls(output: JsonPlace | null, namesCount: boolean): OutputParts {
  const parts: Parts = { calls: [], texts: [] };
  if (output !== null) take(output, parts, namesCount, false, 0);
  return parts;
}

function take(place: JsonPlace, parts: Parts, namesCount: boolean, listed: boolean, depth: number): void {
  const text = place.string();
  if (text !== null) takeText(text, parts, namesCount, depth);
  else if (depth > DEEPEST) parts.texts.push(place.source());
  else if (place.isList) takeList(place, parts, namesCount, depth);
  else if (place.isObject) takeObject(place, parts, namesCount, listed, depth);
  else parts.texts.push(place.source());
}

function takeText(text: string, parts: Parts, namesCount: boolean, depth: number): void {
  const inner = depth < DEEPEST && /^\s*[[{]/.test(text) ? documentIn(text) : null;
  if (inner !== null) {
    const found: Parts = { calls: [], texts: [] };
    take(inner, found, namesCount, false, depth + 1);
    // JSON without a call in it is what the agent said.
    if (found.calls.length > 0) {
      parts.calls.push(...found.calls);
      parts.texts.push(...found.texts);
      return;
    }
  }
  let from = 0;
  for (const match of text.matchAll(WRITTEN_BLOCK)) {
    if (match.index < from) continue;
    const end = jsonValueEnd(text, match.index);
    const block = documentIn(text.slice(match.index, end));
    const call = block === null ? null : callOf(block, false, false);
    if (call === null) continue;
    said(text.slice(from, match.index), parts);
    parts.calls.push(call);
    from = end;
  }
  if (from === 0) parts.texts.push(text);
  else said(text.slice(from), parts);
}

function said(text: string, parts: Parts): void {
  if (text.trim() !== "") parts.texts.push(text.trim());
}

function takeList(list: JsonPlace, parts: Parts, namesCount: boolean, depth: number): void {
  const found: Parts = { calls: [], texts: [] };
  for (const item of list.items()) take(item, found, namesCount, true, depth + 1);
  parts.calls.push(...found.calls);
  if (found.calls.length > 0 || isOfBlocks(list)) parts.texts.push(...found.texts);
  else parts.texts.push(list.source());
}

const isOfBlocks = (list: JsonPlace) => {
  const items = list.items();
  return items.length > 0 && items.every((item) => textOf(item) !== null || item.string() !== null);
};

function takeObject(
  place: JsonPlace,
  parts: Parts,
  namesCount: boolean,
  listed: boolean,
  depth: number,
): void {
  const call = callOf(place, listed, namesCount);
  if (call !== null) {
    parts.calls.push(call);
    return;
  }
  const text = textOf(place);
  const message = place.get("message");
  const holders = [
    place.get("content"),
    place.get("parts"),
    place.get("tool_calls"),
    place.get("toolCalls"),
    message?.isObject ? message : null,
    place.get("functionCall"),
    place.get("functionCalls"),
    place.get("toolCall"),
  ].filter((inner) => inner !== null);
  const found: Parts = { calls: [], texts: text === null ? [] : [text] };
  for (const holder of holders) {
    const said = holder.string();
    if (said !== null) found.texts.push(said);
    else if (holder.isList || holder.isObject) take(holder, found, namesCount, false, depth + 1);
  }
  parts.calls.push(...found.calls);
  if (found.calls.length > 0 || text !== null) parts.texts.push(...found.texts.filter((one) => one !== ""));
  else parts.texts.push(place.source());
}

/** The text of a text block or a text part. */
function textOf(place: JsonPlace): string | null {
  const text = place.get("text")?.string() ?? null;
  const type = place.get("type")?.string() ?? "text";
  return text !== null && (type === "text" || type === "output_text") ? text : null;
}

const CALL_FIELDS = new Set([
  "id",
  "call_id",
  "type",
  "name",
  "arguments",
  "args",
  "input",
  "function",
  "functionCall",
  "function_call",
]);
const CALL_TYPES = new Set(["tool_use", "mcp_tool_use", "function_call", "tool_call"]);
const BARE_FIELDS: ReadonlySet<string> = new Set(["name", "id", "index", "type"]);

/** The call that an object is; null where it is none. */
function callOf(place: JsonPlace, listed: boolean, namesCount: boolean): CallPart | null {
  const inner = [place.get("function"), place.get("functionCall"), place.get("function_call")].find(
    (one) => one?.get("name")?.string() != null,
  );
  const type = place.get("type")?.string() ?? null;
  const body = inner ?? place;
  const name = body.get("name")?.string() ?? null;
  if (name === null) return null;
  const isTyped = inner !== undefined || CALL_TYPES.has(type ?? "");
  const given = isTyped ? body.first("arguments", "args", "input") : body.first("arguments", "args");
  if (!isTyped) {
    const isBare = listed && namesCount && place.keys.every((key) => BARE_FIELDS.has(key));
    if (given === null ? !isBare : type !== null && type !== "function") return null;
  }
  const id = (place.first("id", "call_id") ?? body.get("id"))?.id() ?? null;
  return {
    type: "call",
    id: place.get("call_id")?.id() ?? id,
    name,
    ...emittedArguments(given),
    extra: place.without(CALL_FIELDS),
  };
}

function documentIn(text: string): JsonPlace | null {
  try {
    return JsonPlace.of(text, JSON.parse(text));
  } catch {
    return null;
  }
}
