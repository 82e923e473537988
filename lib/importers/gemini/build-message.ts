import type { JsonPlace } from "../transcript/json-place.ts";
import type { TranscriptMessage } from "../transcript/transcript-message.ts";
import { buildPart } from "./build-part.ts";

/** One content. Who said it is `role`, where the content leaves that out. */
export function buildMessage(content: JsonPlace, role: string): TranscriptMessage {
  const fromAgent = (content.get("role")?.string() || role) === "model";
  const parts = (content.get("parts")?.items() ?? []).flatMap((part) => {
    const made = buildPart(part);
    return made === null || (made.type === "text" && !fromAgent) ? [] : [made];
  });
  return { fromAgent, parts };
}
