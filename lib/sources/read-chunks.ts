import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { gunzipChunks } from "./gunzip-chunks.ts";
import type { ReadOptions } from "./read-options.ts";

const CHUNK = 1 << 20;

/** A gzip stream that is broken or ends too early: what was read until then is good. */
export class BrokenGzip extends Error {}

/** The file's bytes, decompressed where it is gzip by its first two bytes; never more than some chunks in memory. */
export async function* readChunks(path: string, options: ReadOptions): AsyncGenerator<Buffer> {
  const gzip = await isGzip(path);
  const read = () => createReadStream(path, { highWaterMark: gzip ? CHUNK >> 2 : CHUNK });
  let times = 0;
  const chunks: AsyncIterable<Buffer> = gzip
    ? gunzipChunks(() => (times++ === 0 ? counted(read(), options) : read()))
    : read();
  try {
    for await (const chunk of chunks) {
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
  }
}

async function* counted(file: AsyncIterable<Buffer>, options: ReadOptions): AsyncGenerator<Buffer> {
  for await (const chunk of file) {
    options.onBytes?.(chunk.length);
    yield chunk;
  }
}

async function isGzip(path: string): Promise<boolean> {
  const refuse = (cause: Error) => {
    throw new ClaimcheckError("unreadable", `${path} can't be read: ${cause.message}`, { cause });
  };
  const handle = await open(path).catch(refuse);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0).catch(refuse);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await handle.close();
  }
}
