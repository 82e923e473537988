import { STORED_TEXT_MARKER } from "./stored-text-marker.ts";

/**
 * The string that `encodeStoredText` was given. An ordinary text is given back as it is.
 *
 * @example decodeStoredText("\u007f\u0002a\u007f0000") // "a\0"
 */
export function decodeStoredText(stored: string): string {
  if (!stored.startsWith(STORED_TEXT_MARKER)) return stored;
  return stored
    .slice(STORED_TEXT_MARKER.length)
    .replaceAll("\u007f0000", "\0")
    .replace(/\u007f([0-9a-f]{4})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
