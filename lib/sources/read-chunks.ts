import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { ReadOptions } from "./read-options.ts";

const CHUNK = 1 << 20;

/** A gzip stream that is broken or ends too early: what was read until then is good. */
export class BrokenGzip extends Error {}

/** The file's bytes, decompressed where it is gzip by its first two bytes; never more than some chunks in memory. */
export async function* readChunks(path: string, options: ReadOptions): AsyncGenerator<Buffer> {
  const gzip = await isGzip(path);
  const file = createReadStream(path, { highWaterMark: gzip ? CHUNK >> 2 : CHUNK });
  const stream: Readable = gzip
    ? pipeline(counted(file, options), createGunzip({ chunkSize: CHUNK }), () => {})
    : file;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (options.signal?.aborted) throw new ClaimcheckError("interrupted", "Reading was interrupted.");
      if (!gzip) options.onBytes?.(chunk.length);
      options.hash?.update(chunk);
      yield chunk;
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (gzip && code.startsWith("Z_")) throw new BrokenGzip((error as Error).message, { cause: error });
    if (error instanceof ClaimcheckError) throw error;
    throw new ClaimcheckError("unreadable", `${path} can't be read: ${(error as Error).message}`, {
      cause: error,
    });
  } finally {
    stream.destroy();
    file.destroy();
  }
}

async function* counted(file: AsyncIterable<Buffer>, options: ReadOptions): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    options.onBytes?.(chunk.length);
    yield chunk;
  }
}

async function isGzip(path: string): Promise<boolean> {
  const handle = await open(path).catch((cause: Error) => {
    throw new ClaimcheckError("unreadable", `${path} can't be read: ${cause.message}`, { cause });
  });
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
