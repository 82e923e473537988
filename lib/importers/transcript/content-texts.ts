import type { JsonPlace } from "./json-place.ts";
import type { TextPart } from "./transcript-message.ts";

/** The texts of a message's content as OpenAI writes it: a string, or the text and refusal parts of a list. */
export function contentTexts(content: JsonPlace | null): TextPart[] {
  const whole = content?.string();
  if (whole != null) return [{ type: "text", text: whole }];
  return (content?.items() ?? []).flatMap((block) => {
    const text = block.first("text", "refusal")?.string();
    return text == null ? [] : [{ type: "text" as const, text }];
  });
}
