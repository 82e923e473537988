import { crc32, deflateRawSync } from "node:zlib";

export type ZipPart = {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** 0 stored, 8 deflate (the default), 93 Zstandard; any other number is only claimed. */
  readonly method?: number;
  readonly encrypted?: boolean;
  /** Replaces the packed bytes. */
  readonly packed?: Buffer;
  /** Added to the checksum, which it so makes wrong. */
  readonly checksumOff?: number;
  /** Where the directory says that the entry begins. */
  readonly offset?: number;
};

/** A zip archive (APPNOTE.TXT 6.3.10): local headers with their data, the directory, its end. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content as string);
    const method = part.method ?? 8;
    const packed = part.packed ?? pack(content, method);
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((part.encrypted ? 1 : 0) | 0x800, 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE((crc32(content) + (part.checksumOff ?? 0)) >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    local.push(Buffer.from("PK\u0003\u0004"), common, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(part.offset ?? offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, place, name);
    offset += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, central, Buffer.from("PK\u0005\u0006"), end]);
}

function pack(content: Buffer, method: number): Buffer {
  if (method === 8) return deflateRawSync(content);
  return method === 93 ? zstdFrame(content) : content;
}

/** A Zstandard frame of raw blocks (RFC 8878, 3.1.1), with a window of 128 KiB and no checksum. */
export function zstdFrame(content: Buffer, windowByte = 7 << 3): Buffer {
  const parts: Uint8Array[] = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, windowByte])];
  for (let at = 0; at === 0 || at < content.length; at += 100_000) {
    const block = content.subarray(at, at + 100_000);
    const header = Buffer.alloc(3);
    header.writeUIntLE((block.length << 3) | (at + 100_000 >= content.length ? 1 : 0), 0, 3);
    parts.push(header, block);
  }
  return Buffer.concat(parts);
}
