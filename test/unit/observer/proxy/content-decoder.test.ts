import type { Duplex } from "node:stream";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { contentDecoder } from "../../../../lib/observer/proxy/content-decoder.ts";

/** `hello hello hello hello\n`, by the reference compressor (zstd 1.5). */
const ZSTD = Buffer.from("28b52ffd24186d00003868656c6c6f200a0100994b11a87c2ea8", "hex");

async function decode(encoding: string, bytes: Buffer, size = bytes.length): Promise<string> {
  const decoder = contentDecoder(encoding) as Duplex;
  for (let at = 0; at < bytes.length; at += size) decoder.write(bytes.subarray(at, at + size));
  decoder.end();
  let text = "";
  for await (const piece of decoder) text += piece;
  return text;
}

const TEXT = "hello ".repeat(500);

describe("contentDecoder", () => {
  it.each([
    ["gzip", gzipSync],
    ["X-GZip", gzipSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["br", brotliCompressSync],
    ["identity, gzip", gzipSync],
  ] as const)("undoes %s, in pieces of any size", async (encoding, pack) => {
    for (const size of [1, 7, 10_000]) expect(await decode(encoding, pack(TEXT), size)).toBe(TEXT);
  });

  it("undoes zstd", async () => {
    for (const size of [1, 7, 100])
      expect(await decode("zstd", ZSTD, size)).toBe("hello hello hello hello\n");
  });

  it("gives what came of a body that was cut off", async () => {
    const text = Array.from({ length: 5000 }, (_, at) => at * 7919).join(" ");
    const packed = gzipSync(text);
    const got = await decode("gzip", packed.subarray(0, packed.length / 2));
    expect(got.length).toBeGreaterThan(1000);
    expect(text.startsWith(got)).toBe(true);
  });

  it("has nothing to undo, or does not know how", () => {
    expect(contentDecoder(undefined)).toBeNull();
    expect(contentDecoder("identity")).toBeNull();
    expect(contentDecoder("rot13")).toBe("unknown");
    expect(contentDecoder("gzip, br")).toBe("unknown");
  });
});
