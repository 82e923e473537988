import type { TranscriptMessage } from "../../importers/transcript/transcript-message.ts";
import type { CallBook } from "./call-book.ts";

/** Books the calls of a message that came whole, behind `from` others of its choice. */
export function wholeCalls(
  book: CallBook,
  choice: number,
  parts: TranscriptMessage["parts"],
  from = 0,
): void {
  let order = from;
  for (const part of parts) {
    if (part.type !== "call") continue;
    const call = book.begin(choice, order++);
    if (call === null) return;
    call.setId(part.id);
    call.addName(part.name);
    if (part.argumentsRaw !== null) {
      if (part.providerParsed) call.setValue(part.argumentsRaw);
      else call.addText(part.argumentsRaw);
    }
    call.isWhole = true;
  }
}
