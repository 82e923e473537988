/**
 * The bytes of a text: UTF-8, and for halves of surrogate pairs, which UTF-8 has no form for, the three bytes that
 * UTF-8 would give them (WTF-8), so that no two texts share their bytes.
 *
 * @example encodeWtf8("\ud83d") // Uint8Array [0xed, 0xa0, 0xbd]
 */
export function encodeWtf8(text: string): Uint8Array<ArrayBuffer> {
  const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const match of text.matchAll(halves)) {
    const unit = match[0].charCodeAt(0);
    parts.push(encoder.encode(text.slice(from, match.index)));
    parts.push(Uint8Array.of(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)));
    from = match.index + 1;
  }
  if (from === 0) return encoder.encode(text);
  parts.push(encoder.encode(text.slice(from)));
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
