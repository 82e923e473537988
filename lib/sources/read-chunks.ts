import { createGunzip } from "node:zlib";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { BrokenInput } from "./broken-input.ts";
import type { ByteSource } from "./byte-source.ts";
import { firstBytes } from "./first-bytes.ts";
import type { ReadOptions } from "./read-options.ts";
import { unpackChunks } from "./unpack-chunks.ts";

const CHUNK = 1 << 20;

/**
 * The bytes of a source, decompressed where it is gzip by its first two bytes; never more than some chunks in memory.
 * Throws `BrokenInput` behind what can be decompressed of broken data.
 */
export async function* readChunks(source: ByteSource, options: ReadOptions): AsyncGenerator<Buffer> {
  let gzip = false;
  try {
    const start = await firstBytes(source, 2);
    gzip = start.length === 2 && start[0] === 0x1f && start[1] === 0x8b;
    let times = 0;
    // A broken file is read a second time, which counts for nothing.
    const open = () => source.open(times++ === 0 ? options.onBytes : undefined);
    const chunks = gzip ? unpackChunks(open, () => createGunzip({ chunkSize: CHUNK })) : open();
    for await (const chunk of chunks) {
      if (options.signal?.aborted) throw new ClaimcheckError("interrupted", "Reading was interrupted.");
      options.hash?.update(chunk);
      yield chunk;
    }
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (!gzip || !code.startsWith("Z_")) throw error;
    const reason = `its compressed data is damaged or was cut off (${message})`;
    throw new BrokenInput("broken_gzip", reason, error);
  }
}
