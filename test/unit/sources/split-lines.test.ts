import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitLines } from "../../../lib/sources/split-lines.ts";
import { splitAll } from "./split-all.ts";

const split = (text: string | Buffer, size?: number, limit = 1 << 20) =>
  splitAll(splitLines("f", limit), text, size);

describe("splitLines", () => {
  it("cuts at LF alone, leaves blank lines out, and keeps a last line without a newline", () => {
    const pieces = split('{"case": 1}\n{"case": 2\n{"case": 3, "t": "a\u2028b"}\r\n\n  \t\r\n{"case": 4}');
    expect(pieces).toEqual([
      { text: '{"case": 1}', line: 1, file: "f" },
      { text: '{"case": 2', line: 2, file: "f" },
      { text: '{"case": 3, "t": "a\u2028b"}', line: 3, file: "f" },
      { text: '{"case": 4}', line: 6, file: "f" },
    ]);
  });

  it("gives the same lines wherever the chunks are cut", () => {
    const line = fc.string({ unit: "binary" }).map((text) => JSON.stringify(text).replaceAll("\n", ""));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 1, max: 9 }), (lines, size) => {
        const texts = split(lines.join("\n"), size).map((piece) =>
          "text" in piece ? piece.text : piece.code,
        );
        expect(texts).toEqual(lines);
      }),
    );
  });

  it("rejects a line that is not UTF-8 alone, with the place of the byte", () => {
    const bytes = Buffer.concat([
      Buffer.from('{"a":1}\n{"b":"'),
      Buffer.of(0xff),
      Buffer.from('"}\n{"c":3}\n'),
    ]);
    for (const size of [1, 5, 1000]) {
      const [first, second, third] = split(bytes, size);
      expect(first).toMatchObject({ text: '{"a":1}', line: 1 });
      expect(second).toMatchObject({ code: "not_utf8", line: 2 });
      expect(second && "message" in second ? second.message : "").toContain("Byte 7 of this piece (0xFF)");
      expect(third).toMatchObject({ text: '{"c":3}', line: 3 });
    }
  });

  it("rejects a line over the limit alone, and keeps its beginning", () => {
    for (const size of [4, 1000]) {
      const pieces = split(`{"a":1}\n"${"x".repeat(100)}"\n{"b":2}`, size, 50);
      expect(pieces).toMatchObject([
        { line: 1 },
        { code: "too_large", line: 2 },
        { text: '{"b":2}', line: 3 },
      ]);
      expect(pieces[1]).toHaveProperty("source", expect.stringMatching(/^"xxx/));
    }
  });
});
