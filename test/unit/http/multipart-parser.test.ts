import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MultipartParser } from "../../../lib/http/multipart-parser.ts";

const BOUNDARY = "----boundary7";

function body(parts: readonly { name: string; filename: string; content: Buffer }[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: text/plain\r\n\r\n`,
    ),
    content,
    Buffer.from("\r\n"),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function parse(bytes: Buffer, cuts: readonly number[]) {
  const parser = new MultipartParser(BOUNDARY);
  const parts: { name: string | null; filename: string | null; content: Buffer }[] = [];
  let from = 0;
  for (const to of [...[...cuts].sort((a, b) => a - b), bytes.length]) {
    for (const event of parser.push(bytes.subarray(from, to))) {
      const open = parts.at(-1);
      if (event.type === "part")
        parts.push({ name: event.name, filename: event.filename, content: Buffer.alloc(0) });
      else if (open) open.content = Buffer.concat([open.content, event.chunk]);
    }
    from = to;
  }
  parser.end();
  return parts;
}

describe("MultipartParser", () => {
  it("gives back every part's bytes, wherever the body is cut into chunks", () => {
    // Near misses of the delimiter are what a scanner may trip over.
    const content = fc
      .array(fc.constantFrom("\r", "\n", "-", "--", `--${BOUNDARY}`.slice(0, 8), "x", "\0", "é"))
      .map((pieces) => Buffer.from(pieces.join("")));
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constant("file"),
            filename: fc.constantFrom("a.json", "b%2Fc.yaml", ""),
            content,
          }),
        ),
        fc.array(fc.nat(400)),
        (parts, cuts) => {
          const bytes = body(parts);
          expect(
            parse(
              bytes,
              cuts.map((cut) => Math.min(cut, bytes.length)),
            ),
          ).toEqual(parts);
        },
      ),
    );
  });

  it("ignores what stands before the first and after the last delimiter", () => {
    const whole = body([{ name: "file", filename: "a", content: Buffer.from("1") }]);
    const parts = parse(Buffer.concat([Buffer.from("preamble\r\n"), whole, Buffer.from("epilogue")]), []);
    expect(parts.map(({ content }) => content.toString())).toEqual(["1"]);
  });

  it("refuses a body that ends before its last delimiter", () => {
    const whole = body([{ name: "file", filename: "a", content: Buffer.from("12345") }]);
    expect(() => parse(whole.subarray(0, whole.length - 10), [])).toThrow(/ends before/);
  });

  it("refuses headers without end", () => {
    const parser = new MultipartParser(BOUNDARY);
    const endless = Buffer.from(`--${BOUNDARY}\r\nX: ${"x".repeat(20_000)}`);
    expect(() => [...parser.push(endless)]).toThrow(/too long/);
  });
});
