import { crc32, createInflateRaw } from "node:zlib";
import { BrokenInput } from "./broken-input.ts";
import type { ByteSource } from "./byte-source.ts";
import { unpackChunks } from "./unpack-chunks.ts";
import type { ZipArchive } from "./zip-archive.ts";
import type { ZipEntry } from "./zip-entry.ts";
import { zstdChunks } from "./zstd-chunks.ts";

const CHUNK = 1 << 20;
const MIB = 1024 * 1024;
/** What an entry may unpack to whatever its size is: as much as the largest object that is read. */
const FREE = 256 * MIB;
/** Above that, how many times its own size. Logs that repeat themselves stay far below. */
const MOST_TIMES = 200;

const STORED = 0;
const DEFLATED = 8;
/** The two numbers that were given to Zstandard. */
const ZSTD = [20, 93];

/** The unpacked bytes of an archive's entry, up to what a sound archive could hold. */
export function entryBytes(archive: ZipArchive, entry: ZipEntry): ByteSource {
  return { open: (onBytes) => unpack(archive, entry, onBytes) };
}

async function* unpack(
  archive: ZipArchive,
  entry: ZipEntry,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<Buffer> {
  const { compressionMethod: method, crc32: wanted } = entry.directoryEntry;
  if (entry.directoryEntry.isEncrypted()) {
    throw new BrokenInput("encrypted", "it is encrypted: take it out of the archive and send it as it is");
  }
  if (method !== STORED && method !== DEFLATED && !ZSTD.includes(method)) {
    const message = `it is packed by method ${method}, which is not read: pack it with deflate or Zstandard`;
    throw new BrokenInput("unknown_compression", message);
  }
  const most = Math.max(FREE, entry.compressedSize * MOST_TIMES);
  let times = 0;
  const packed = () => counted(archive.packed(entry), times++ === 0 ? onBytes : undefined);
  const inflate = () => createInflateRaw({ chunkSize: CHUNK });
  const unpacked =
    method === STORED ? packed() : method === DEFLATED ? unpackChunks(packed, inflate) : zstdChunks(packed());
  let length = 0;
  let checksum = 0;
  try {
    for await (const chunk of unpacked) {
      length += chunk.length;
      if (length > most) {
        const message = `it unpacks to more than ${Math.floor(most / MIB)} MiB, ${MOST_TIMES} times its size and more: take it out of the archive if it is sound`;
        throw new BrokenInput("too_large", message);
      }
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof BrokenInput) throw error;
    const message = `its data in the archive is damaged or was cut off (${(error as Error).message})`;
    throw new BrokenInput("broken_zip", message, error);
  }
  if (checksum !== wanted) {
    throw new BrokenInput("broken_zip", "its data in the archive is damaged: it does not match its checksum");
  }
}

async function* counted(
  source: AsyncIterable<Buffer>,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    onBytes?.(chunk.length);
    yield chunk;
  }
}
