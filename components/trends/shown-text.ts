import { visibleText } from "@/lib/json/visible-text";

/** Data as one plain text, for a title or a chart; what can't be seen is shown by a sign. */
export function shownText(text: string): string {
  return visibleText(text, "keep")
    .map((segment) => segment.text)
    .join("");
}
