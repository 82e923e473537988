import { visibleText } from "../json/visible-text.ts";

/** A text as one line that is safe on a terminal: what it holds may not move the cursor or change colours. */
export function plainLine(text: string, maxLength = 500): string {
  const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return visibleText(cut, "show")
    .map((segment) => segment.text)
    .join("");
}
