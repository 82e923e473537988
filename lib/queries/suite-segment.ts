import { encodeStoredText } from "../json/encode-stored-text.ts";
import { STORED_TEXT_MARKER } from "../json/stored-text-marker.ts";

/**
 * A suite's name as one part of an address, or as a value in its query. Takes any string: halves of surrogate pairs
 * travel as stored text, and so do `.` and `..`, which a browser would take for steps.
 *
 * @example suiteSegment("refunds/β") // "refunds%2F%CE%B2"
 */
export function suiteSegment(suite: string): string {
  const escaped =
    suite === "." || suite === ".."
      ? STORED_TEXT_MARKER + suite.replaceAll(".", "\u007f002e")
      : encodeStoredText(suite);
  return encodeURIComponent(escaped);
}
