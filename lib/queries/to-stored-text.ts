import { encodeStoredText } from "../json/encode-stored-text.ts";
import { isEscapedStoredText } from "../json/is-escaped-stored-text.ts";

/** A value of a URL as the store holds it. Links carry stored text, which is left as it is; a typed text is encoded. */
export function toStoredText(text: string): string {
  return isEscapedStoredText(text) && !text.includes("\0") ? text : encodeStoredText(text);
}
