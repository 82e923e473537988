import { visibleText } from "../json/visible-text.ts";

/** A text from outside as it may stand in a terminal: what would steer the terminal becomes a sign. */
export function oneLine(text: string): string {
  return visibleText(text, "show")
    .map((segment) => segment.text)
    .join("");
}
