import type { JsonPlace } from "../transcript/json-place.ts";
import type { TranscriptMessage } from "../transcript/transcript-message.ts";
import { buildPart } from "./build-part.ts";

/** One message; `content` is a text or a list of blocks. */
export function buildMessage(role: string | null, content: JsonPlace | null): TranscriptMessage {
  const fromAgent = role === "assistant";
  const text = content?.string() ?? null;
  if (text !== null) return { fromAgent, parts: fromAgent ? [{ type: "text", text }] : [] };
  return { fromAgent, parts: (content?.items() ?? []).flatMap((block) => buildPart(block) ?? []) };
}
