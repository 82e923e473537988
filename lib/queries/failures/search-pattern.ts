import { encodeStoredText } from "../../json/encode-stored-text.ts";
import { isEscapedStoredText } from "../../json/is-escaped-stored-text.ts";
import { STORED_TEXT_MARKER } from "../../json/stored-text-marker.ts";

/**
 * A LIKE pattern for "stored text that contains this text"; wildcards in it are taken literally.
 *
 * @example searchPattern("50%_off") // "%50\\%\\_off%"
 */
export function searchPattern(text: string): string {
  const stored = encodeStoredText(text);
  // Within a longer text the marker stands at that text's beginning, not here.
  const part = isEscapedStoredText(stored) ? stored.slice(STORED_TEXT_MARKER.length) : stored;
  return `%${part.replace(/[\\%_]/g, "\\$&")}%`;
}
