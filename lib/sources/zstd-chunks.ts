import { Decompress } from "fzstd";
import { zstdParts } from "./zstd-parts.ts";

/**
 * Decompresses Zstandard, part by part; throws the decompressor's error behind the last good block.
 * That of node:zlib is not in every version that is supported, and stops behind the first frame.
 */
export async function* zstdChunks(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let unpacked: Buffer[] = [];
  const unpacker = new Decompress((data) => {
    // The data is a view of a buffer that may be used again.
    if (data.length > 0) unpacked.push(Buffer.from(data));
  });
  for await (const part of zstdParts(source)) {
    unpacker.push(part);
    yield* unpacked;
    unpacked = [];
  }
  unpacker.push(new Uint8Array(0), true);
  yield* unpacked;
}
