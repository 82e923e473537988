import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LineTap } from "../../../../lib/observer/mcp/line-tap.ts";

function linesOf(bytes: Buffer, cuts: readonly number[], maxBytes = 1000): (string | null)[] {
  const lines: (string | null)[] = [];
  const tap = new LineTap({
    maxBytes,
    onLine: (line) => lines.push(line),
    onTooLong: () => lines.push(null),
  });
  const ends = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((a, b) => a - b);
  let start = 0;
  for (const end of [...ends, bytes.length]) {
    tap.push(bytes.subarray(start, end));
    start = end;
  }
  tap.end();
  return lines;
}

describe("LineTap", () => {
  it("gives the same lines wherever the bytes are cut", () => {
    const text = fc.string({ unit: "grapheme" }).map((line) => line.replaceAll("\n", ""));
    fc.assert(
      fc.property(fc.array(text), fc.array(fc.nat()), (lines, cuts) => {
        const filled = lines.filter((line) => line !== "");
        expect(linesOf(Buffer.from(lines.join("\n")), cuts)).toEqual(
          filled.map((line) => Buffer.from(line).toString()),
        );
      }),
    );
  });

  it("leaves out lines that are too long, says so once for each, and goes on behind them", () => {
    const bytes = Buffer.from(`ok\n${"x".repeat(11)}\n1234567890\n${"y".repeat(50)}\nend`);
    for (let cut = 0; cut < bytes.length; cut++) {
      expect(linesOf(bytes, [cut, cut + 7], 10)).toEqual(["ok", null, "1234567890", null, "end"]);
    }
  });
});
