import { encodeStoredText } from "../../json/encode-stored-text.ts";

/** `encodeStoredText`, letting null through. */
export function stored(text: string): string;
export function stored(text: string | null): string | null;
export function stored(text: string | null): string | null {
  return text === null ? null : encodeStoredText(text);
}
