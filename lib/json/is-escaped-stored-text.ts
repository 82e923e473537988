import { STORED_TEXT_MARKER } from "./stored-text-marker.ts";

/**
 * Whether a text is in the escaped form that `encodeStoredText` gives to what can't be stored as it is.
 *
 * @example isEscapedStoredText("plain") // false
 */
export function isEscapedStoredText(stored: string): boolean {
  return stored.startsWith(STORED_TEXT_MARKER);
}
