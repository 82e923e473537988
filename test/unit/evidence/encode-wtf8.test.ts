import fc from "fast-check";
import { expect, test } from "vitest";
import { encodeWtf8 } from "../../../lib/evidence/encode-wtf8.ts";

test("a text without halves of pairs is its UTF-8", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect([...encodeWtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
    }),
  );
  expect([...encodeWtf8("a\0\u{1f600}")]).toEqual([0x61, 0, 0xf0, 0x9f, 0x98, 0x80]);
});

// https://simonsapin.github.io/wtf-8/: a surrogate code point takes the three bytes of generalized UTF-8.
test("half a pair takes three bytes of its own", () => {
  expect([...encodeWtf8("x\ud83dy")]).toEqual([0x78, 0xed, 0xa0, 0xbd, 0x79]);
  expect([...encodeWtf8("\udc00")]).toEqual([0xed, 0xb0, 0x80]);
});

test("no two texts share their bytes", () => {
  const unit = fc.constantFrom("\ud83d", "\ude00", "\ufffd", "a", "\u0000");
  const text = fc.string({ unit, maxLength: 5 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const same = Buffer.from(encodeWtf8(a)).equals(Buffer.from(encodeWtf8(b)));
      expect(same).toBe(a === b);
    }),
    { numRuns: 2000 },
  );
});
