/** What the format's reference decompressor takes without being told to take more: 128 MiB. */
const LARGEST_WINDOW = 128 * 1024 * 1024;
const LARGEST_BLOCK = 128 * 1024;
const FRAME = 0xfd2fb528;
const SKIPPABLE = 0x184d2a5;

/**
 * Zstandard data (RFC 8878) cut into frame headers, blocks and checksums, so that no part unpacks to more than
 * 128 KiB. Throws where a frame wants more memory than 128 MiB, and where the data ends inside a part.
 */
export async function* zstdParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const bytes = new Bytes(source);
  try {
    yield* partsOf(bytes);
  } finally {
    await bytes.close();
  }
}

async function* partsOf(bytes: Bytes): AsyncGenerator<Buffer> {
  while (await bytes.has(1)) {
    const magic = (await bytes.peek(4)).readUInt32LE();
    if (magic >>> 4 === SKIPPABLE) {
      yield* bytes.through(8 + (await bytes.peek(8)).readUInt32LE(4));
      continue;
    }
    if (magic !== FRAME) throw new Error("there is no Zstandard frame");
    const descriptor = (await bytes.peek(5)).readUInt8(4);
    const length = headerLength(descriptor);
    const header = await bytes.peek(length);
    if (windowSize(header, descriptor) > LARGEST_WINDOW) throw new Error("its window is larger than 128 MiB");
    yield* bytes.through(length);
    for (let last = false; !last; ) {
      const block = (await bytes.peek(3)).readUIntLE(0, 3);
      last = (block & 1) === 1;
      const type = (block >> 1) & 3;
      const size = block >> 3;
      // A run of one byte says how long it is.
      if (size > LARGEST_BLOCK || type === 3) throw new Error("a block is no Zstandard block");
      yield* bytes.through(3 + (type === 1 ? 1 : size));
    }
    if ((descriptor & 4) !== 0) yield* bytes.through(4);
  }
}

const DICTIONARY_BYTES = [0, 1, 2, 4] as const;

function headerLength(descriptor: number): number {
  const single = (descriptor >> 5) & 1;
  return 6 - single + (DICTIONARY_BYTES[descriptor & 3] ?? 0) + sizeBytes(descriptor);
}

function sizeBytes(descriptor: number): number {
  const flag = descriptor >> 6;
  return flag === 0 ? (descriptor >> 5) & 1 : 1 << flag;
}

function windowSize(header: Buffer, descriptor: number): number {
  if (((descriptor >> 5) & 1) === 0) {
    const window = header.readUInt8(5);
    return 2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8);
  }
  const bytes = sizeBytes(descriptor);
  const at = header.length - bytes;
  if (bytes === 8) return Number(header.readBigUInt64LE(at));
  return header.readUIntLE(at, bytes) + (bytes === 2 ? 256 : 0);
}

/** Bytes of a source that are looked at before they are taken. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async has(count: number): Promise<boolean> {
    while (this.#held.length < count) {
      const next = await this.#source.next();
      if (next.done) return false;
      this.#held = this.#held.length === 0 ? next.value : Buffer.concat([this.#held, next.value]);
    }
    return true;
  }

  async peek(count: number): Promise<Buffer> {
    if (!(await this.has(count))) throw new Error("the data ends too early");
    return this.#held.subarray(0, count);
  }

  /** Takes `count` bytes, which may be many. */
  async *through(count: number): AsyncGenerator<Buffer> {
    for (let left = count; left > 0; ) {
      await this.peek(1);
      const part = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
