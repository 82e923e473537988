import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitText } from "../../../lib/sources/split-text.ts";
import { splitAll } from "./split-all.ts";

describe("splitText", () => {
  it("hands over every character once, wherever the chunks are cut", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const pieces = splitAll(splitText("f"), text, size);
        expect(pieces.map((piece) => ("text" in piece ? piece.text : "?")).join("")).toBe(text);
      }),
    );
  });

  it("says where each piece starts, and which is the first", () => {
    expect(splitAll(splitText("f"), "a\nb\r\n\nc", 4)).toEqual([
      { text: "a\nb\r", line: 1, file: "f", chunk: "first" },
      { text: "\n\nc", line: 2, file: "f", chunk: "next" },
    ]);
    expect(splitAll(splitText("f"), "")).toEqual([]);
  });

  it("ends at a byte that is no UTF-8, behind the last line before it", () => {
    const bytes = Buffer.concat([Buffer.from("é,1\nb,"), Buffer.of(0xe9), Buffer.from(",2\nc,3\n")]);
    for (const size of [1, 3, 100]) {
      const pieces = splitAll(splitText("f"), bytes, size);
      const texts = pieces.map((piece) => ("text" in piece ? piece.text : piece.code));
      expect(texts.at(-1)).toBe("not_utf8");
      expect(pieces.at(-1)).toMatchObject({ line: 2 });
      expect("é,1\nb,".startsWith(texts.slice(0, -1).join(""))).toBe(true);
      expect(texts.join("")).toContain("é,1\n");
    }
  });

  it("says of a character that the file ends in that it is not whole", () => {
    expect(splitAll(splitText("f"), Buffer.from("a\n😀").subarray(0, 4))).toMatchObject([
      { text: "a\n" },
      { code: "not_utf8", line: 2 },
    ]);
  });
});
