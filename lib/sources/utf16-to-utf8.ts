/**
 * Turns UTF-16 chunks into UTF-8, cut anywhere.
 * Half of a surrogate pair becomes the three bytes that UTF-8 forbids, so that its line is rejected instead of altered.
 */
export function utf16ToUtf8(littleEndian: boolean): { push(chunk: Buffer): Buffer; end(): Buffer } {
  let rest = Buffer.alloc(0);
  return {
    push(chunk) {
      const bytes = rest.length === 0 ? Buffer.from(chunk) : Buffer.concat([rest, chunk]);
      let length = bytes.length - (bytes.length % 2);
      const highByte = length >= 2 ? (bytes[length - (littleEndian ? 1 : 2)] ?? 0) : 0;
      // A leading surrogate waits for its second half, which may be in the next chunk.
      if ((highByte & 0xfc) === 0xd8) length -= 2;
      const whole = Buffer.from(bytes.subarray(0, length));
      rest = Buffer.from(bytes.subarray(length));
      return encode((littleEndian ? whole : whole.swap16()).toString("utf16le"));
    },
    end() {
      const odd = rest.length % 2 === 1;
      const whole = Buffer.from(rest.subarray(0, rest.length - (odd ? 1 : 0)));
      const text = (littleEndian ? whole : whole.swap16()).toString("utf16le");
      return odd ? Buffer.concat([encode(text), Buffer.of(0xff)]) : encode(text);
    },
  };
}

const LONE_SURROGATE = /\p{Surrogate}/u;

function encode(text: string): Buffer {
  if (!LONE_SURROGATE.test(text)) return Buffer.from(text, "utf8");
  const parts: Buffer[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    parts.push(
      code >= 0xd800 && code <= 0xdfff
        ? Buffer.of(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f))
        : Buffer.from(character, "utf8"),
    );
  }
  return Buffer.concat(parts);
}
