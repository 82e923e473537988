import type { JsonText } from "../../json/json-node.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import type { Turn } from "./turn.ts";

/** A turn of the newer shape; `invocation` is where it stands. */
export function invocationTurn(invocation: JsonPlace): Turn {
  const between = invocation.first("intermediate_data", "intermediateData");
  return {
    input: said(invocation.first("user_content", "userContent")),
    calls: between === null ? null : toolUses(between).map(expected),
    reference: said(invocation.first("final_response", "finalResponse")),
  };
}

/** The calls as a list of their own, or inside the events of the turn. */
function toolUses(between: JsonPlace): JsonPlace[] {
  const listed = between.first("tool_uses", "toolUses");
  if (listed !== null) return listed.items();
  return (between.first("invocation_events", "invocationEvents")?.items() ?? [])
    .flatMap((event) => event.get("content")?.get("parts")?.items() ?? [])
    .flatMap((part) => part.first("function_call", "functionCall") ?? []);
}

function expected(use: JsonPlace): { name: string; args: JsonText | null } {
  return { name: use.get("name")?.string() ?? "", args: use.get("args")?.source() ?? null };
}

/** The text of a content; one that holds more than text as it is written. */
function said(content: JsonPlace | null): JsonText | null {
  if (content === null) return null;
  const parts = content.get("parts")?.items() ?? [];
  const texts = parts.map((part) => part.get("text"));
  if (texts.length === 0 || texts.some((text) => text === null)) return content.source();
  if (texts.length === 1) return texts[0]?.source() ?? null;
  return JSON.stringify(texts.map((text) => text?.string() ?? "").join("\n")) as JsonText;
}
