import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { Decompress } from "fzstd";
import { unpackChunks } from "./unpack-chunks.ts";
import { zstdParts } from "./zstd-parts.ts";

/** Newer versions of Node.js bring their own. */
const { createZstdDecompress } = zlib as { createZstdDecompress?: () => Transform };

/** Decompresses Zstandard, block by block; throws the decompressor's error behind the last good block. */
export async function* zstdChunks(open: () => AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (createZstdDecompress !== undefined) {
    yield* unpackChunks(open, createZstdDecompress);
    return;
  }
  let unpacked: Buffer[] = [];
  const unpacker = new Decompress((data) => {
    // The data is a view of a buffer that may be used again.
    if (data.length > 0) unpacked.push(Buffer.from(data));
  });
  for await (const part of zstdParts(open())) {
    unpacker.push(part);
    yield* unpacked;
    unpacked = [];
  }
  unpacker.push(new Uint8Array(0), true);
  yield* unpacked;
}
