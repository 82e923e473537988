import { decodeStoredText } from "./decode-stored-text.ts";

/**
 * `decodeStoredText` for a column that may be empty: null stays null.
 *
 * @example decodeOptionalText(null) // null
 */
export function decodeOptionalText(stored: string | null): string | null {
  return stored === null ? null : decodeStoredText(stored);
}
