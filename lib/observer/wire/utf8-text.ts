const STRICT = new TextDecoder("utf-8", { fatal: true });
const TOLERANT = new TextDecoder();

/** The text that whole UTF-8 bytes spell; `exact` is false where some were none and became U+FFFD. */
export function utf8Text(bytes: Uint8Array): { readonly text: string; readonly exact: boolean } {
  try {
    return { text: STRICT.decode(bytes), exact: true };
  } catch {
    return { text: TOLERANT.decode(bytes), exact: false };
  }
}
