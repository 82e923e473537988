import { jsonItemStarts } from "../../importers/json-item-starts.ts";
import { JsonMembers } from "../../importers/json-members.ts";
import { canonicalJson } from "../../json/canonical-json.ts";
import type { JsonText } from "../../json/json-node.ts";
import { parseJson } from "../../json/parse-json.ts";

/**
 * The result of a tool without MCP's wrapping, as written, where it is one text and nothing more: that is what a client
 * hands to the model, and what other accounts of the call tell. Any other result stays whole.
 *
 * @example plainResult('{"content":[{"type":"text","text":"ok"}]}') // '"ok"'
 */
export function plainResult(result: JsonText): JsonText {
  if (!result.startsWith("{")) return result;
  const members = new JsonMembers(result, 0);
  const known = members.keys.every((key) => ["content", "isError", "structuredContent"].includes(key));
  const at = members.start("content");
  const starts = result[at] === "[" ? jsonItemStarts(result, at) : [];
  const [start] = starts;
  if (!known || start === undefined || starts.length > 1 || result[start] !== "{") return result;
  const item = new JsonMembers(result, start);
  const text = item.source("text");
  const structured = members.given("structuredContent");
  if (item.source("type") !== '"text"' || item.keys.length !== 2 || !text?.startsWith('"')) return result;
  return structured === null || tellsTheSame(structured, String(JSON.parse(text))) ? text : result;
}

/** By rule the text is the structured content once more, for clients that don't know it. */
function tellsTheSame(structured: string, text: string): boolean {
  const [one, other] = [parseJson(structured), parseJson(text)];
  return one.ok && other.ok && canonicalJson(one.node) === canonicalJson(other.node);
}
