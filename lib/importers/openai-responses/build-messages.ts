import type { JsonPlace } from "../transcript/json-place.ts";
import type { CallPart, ResultPart, TextPart, TranscriptMessage } from "../transcript/transcript-message.ts";
import { buildItem } from "./build-item.ts";

/** The items of one conversation, those of one response together: what lies between results was emitted at once. */
export function buildMessages(items: readonly JsonPlace[]): TranscriptMessage[] {
  const run = new Set(items.flatMap((item) => item.get("approval_request_id")?.string() ?? []));
  const messages: { fromAgent: boolean; parts: (CallPart | ResultPart | TextPart)[] }[] = [];
  for (const item of items) {
    const part = buildItem(item, run);
    const last = messages.at(-1);
    if (last?.fromAgent === part.fromAgent && part.fromAgent) last.parts.push(...part.parts);
    else messages.push({ fromAgent: part.fromAgent, parts: [...part.parts] });
  }
  return messages;
}
