import type { Attachments } from "./attachments.ts";

/** The text of a message's content: a string, or the text blocks of a list; empty where there is none. */
export function messageText(content: unknown, attachments: Attachments): string {
  if (typeof content === "string") return attachments.text(content);
  if (!Array.isArray(content)) return "";
  return content
    .flatMap((block: unknown) =>
      typeof block === "object" && block !== null && "text" in block && typeof block.text === "string"
        ? [attachments.text(block.text)]
        : [],
    )
    .join("\n");
}
