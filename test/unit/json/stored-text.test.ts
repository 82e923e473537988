import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeStoredText } from "../../../lib/json/decode-stored-text.ts";
import { encodeStoredText } from "../../../lib/json/encode-stored-text.ts";
import { isEscapedStoredText } from "../../../lib/json/is-escaped-stored-text.ts";
import { STORED_TEXT_MARKER } from "../../../lib/json/stored-text-marker.ts";

const anyText = fc
  .array(
    fc.oneof(
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom(
        "\0",
        "\ud83d",
        "\ude00",
        "😀",
        "\u007f",
        "\u0002",
        STORED_TEXT_MARKER,
        "\u007f0000",
        "a",
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

describe("stored text", () => {
  it("comes back as it was, for every string, and holds nothing that Postgres refuses", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const stored = encodeStoredText(text);
        expect(decodeStoredText(stored)).toBe(text);
        expect(stored).not.toMatch(/\0|\p{Surrogate}/u);
        expect(new TextDecoder().decode(new TextEncoder().encode(stored))).toBe(stored);
      }),
      { numRuns: 5000 },
    );
  });

  it("is no two strings' form", () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(encodeStoredText(a) === encodeStoredText(b)).toBe(a === b);
      }),
    );
  });

  it.each(["", "plain", '{"text": "frame\\u0000end"}', "é😀\n\t", "\u0001\u007f", "mid \u007f\u0002 dle"])(
    "is the text itself for %j",
    (text) => {
      expect(encodeStoredText(text)).toBe(text);
      expect(isEscapedStoredText(text)).toBe(false);
      expect(decodeStoredText(text)).toBe(text);
    },
  );

  it.each(["a\0", "ok \ud83d", "\ude00\ud83d", STORED_TEXT_MARKER, `${STORED_TEXT_MARKER}a\u007f0000`])(
    "is marked as escaped for %j",
    (text) => {
      expect(isEscapedStoredText(encodeStoredText(text))).toBe(true);
      expect(decodeStoredText(encodeStoredText(text))).toBe(text);
    },
  );

  it("shows what was escaped in four hex digits", () => {
    expect(encodeStoredText("a\0b\ud83d")).toBe(`${STORED_TEXT_MARKER}a\u007f0000b\u007fd83d`);
  });
});
