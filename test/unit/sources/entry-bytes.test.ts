import { describe, expect, it } from "vitest";
import { entryBytes } from "../../../lib/sources/entry-bytes.ts";
import { ZipArchive } from "../../../lib/sources/zip-archive.ts";
import { makeZip, zstdFrame } from "./make-zip.ts";

const BLOCK = 131_072;

/** A frame of blocks that each repeat one byte 128 KiB long (RFC 8878, 3.1.1.2.2): four bytes for each. */
function runs(count: number): Buffer {
  const run = Buffer.alloc(4);
  run.writeUIntLE((BLOCK << 3) | (1 << 1), 0, 3);
  run[3] = 120;
  const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 7 << 3]);
  return Buffer.concat([header, ...Array.from({ length: count }, () => run), Buffer.from([1, 0, 0])]);
}

async function unpackedLength(packed: Buffer): Promise<{ length: number; error: unknown }> {
  const archive = await ZipArchive.open(makeZip([{ name: "x", content: "", method: 93, packed }]));
  const { entries } = await archive.entries();
  let length = 0;
  try {
    for (const entry of entries)
      for await (const chunk of entryBytes(archive, entry).open()) length += chunk.length;
  } catch (error) {
    return { length, error };
  }
  return { length, error: null };
}

describe("entryBytes", () => {
  it("gives of an entry that unpacks to far more than its size 256 MiB, and refuses the rest", async () => {
    const { length, error } = await unpackedLength(runs(2100));
    expect(length).toBe(2048 * BLOCK);
    expect(error).toMatchObject({ code: "too_large", reason: expect.stringContaining("more than 256 MiB") });
  });

  it("reads frames behind each other, those to be skipped and empty ones left out, with window and checksum", async () => {
    const skipped = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
    const summed = zstdFrame(Buffer.from("ab"));
    summed[4] = 4;
    const frames = [zstdFrame(Buffer.alloc(0)), skipped, Buffer.concat([summed, Buffer.alloc(4)]), runs(3)];
    const { length } = await unpackedLength(Buffer.concat(frames));
    expect(length).toBe(2 + 3 * BLOCK);
  });
});
