import type { TranscriptMessage } from "./transcript-message.ts";

/** The last text that the agent said, its parts on lines of their own; null where it said nothing. */
export function finalMessage(messages: readonly TranscriptMessage[]): string | null {
  for (const { fromAgent, parts } of messages.toReversed()) {
    if (!fromAgent) continue;
    const said = parts.flatMap((part) => (part.type === "text" && part.text !== "" ? [part.text] : []));
    if (said.length > 0) return said.join("\n");
  }
  return null;
}
