import { STORED_TEXT_MARKER } from "./stored-text-marker.ts";

/** `isWellFormed` is in every engine that runs this, but not yet in the library types in use. */
type WellFormedText = string & { isWellFormed(): boolean };

/**
 * A form of any string that a Postgres `text` column can hold: U+0000 and halves of surrogate pairs can't be
 * stored, so a text with one is escaped and marked; so is one that begins with the marker itself. Any other
 * text is given back as it is. `decodeStoredText` is the exact inverse for every string.
 *
 * @example encodeStoredText("a\0") // "\u007f\u0002a\u007f0000"
 */
export function encodeStoredText(text: string): string {
  const storable = !text.includes("\0") && (text as WellFormedText).isWellFormed();
  if (storable && !text.startsWith(STORED_TEXT_MARKER)) return text;
  const withoutNul = text.replaceAll("\u007f", "\u007f007f").replaceAll("\0", "\u007f0000");
  return STORED_TEXT_MARKER + withoutNul.replace(/\p{Surrogate}/gu, escaped);
}

function escaped(char: string): string {
  return `\u007f${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
