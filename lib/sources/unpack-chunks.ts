import type { Transform } from "node:stream";

const SLICE = 1 << 16;

/** Where decompressing ended: the offset of the slice that broke, null where the end itself did. */
type Failure = { readonly at: number | null; readonly produced: number; readonly error: Error };

/**
 * Decompresses by a stream of node:zlib and yields all that comes before the first broken byte; then throws the
 * decompressor's own error. `open` gives the compressed bytes, from the beginning, as often as it is asked.
 */
export async function* unpackChunks(
  open: () => AsyncIterable<Buffer>,
  create: () => Transform,
): AsyncGenerator<Buffer> {
  const failure = yield* unpackFrom(open(), create(), Number.POSITIVE_INFINITY, 0);
  if (failure === null) return;
  // What a slice holds before its broken byte is dropped with it: the second time it is taken byte by byte.
  if (failure.at !== null) yield* unpackFrom(open(), create(), failure.at, failure.produced);
  throw failure.error;
}

/** Takes whole slices until `careful`, single bytes behind it, and leaves out the first `known` bytes of the result. */
async function* unpackFrom(
  source: AsyncIterable<Buffer>,
  unpacker: Transform,
  careful: number,
  known: number,
): AsyncGenerator<Buffer, Failure | null> {
  const pump = new Pump(unpacker);
  let offset = 0;
  let produced = 0;
  const fresh = (out: Buffer) => {
    const skipped = Math.min(out.length, Math.max(0, known - produced));
    produced += out.length;
    return out.subarray(skipped);
  };
  try {
    for await (const chunk of source) {
      for (let at = 0; at < chunk.length; ) {
        const length = offset < careful ? Math.min(SLICE, careful - offset) : 1;
        const slice = chunk.subarray(at, at + length);
        for await (const out of pump.push(slice)) yield fresh(out);
        if (pump.error !== null) return { at: offset, produced, error: pump.error };
        at += slice.length;
        offset += slice.length;
      }
    }
    for await (const out of pump.push(null)) yield fresh(out);
    return pump.error === null ? null : { at: null, produced, error: pump.error };
  } finally {
    unpacker.destroy();
  }
}

/** Hands over one slice at a time and takes all that it gives, before the next one can break the stream. */
class Pump {
  error: Error | null = null;
  readonly #unpacker: Transform;
  #done = false;
  #changed = false;
  #wake = () => {};

  constructor(unpacker: Transform) {
    this.#unpacker = unpacker;
    const changed = () => {
      this.#changed = true;
      this.#wake();
    };
    unpacker.on("readable", changed);
    unpacker.on("end", () => {
      this.#done = true;
      changed();
    });
    unpacker.on("error", (error) => {
      this.error = error;
      this.#done = true;
      changed();
    });
  }

  /** What one slice gives; null: the end of the input. */
  async *push(slice: Buffer | null): AsyncGenerator<Buffer> {
    this.#done = false;
    if (slice === null) this.#unpacker.end();
    else {
      this.#unpacker.write(slice, () => {
        this.#done = true;
        this.#changed = true;
        this.#wake();
      });
    }
    for (;;) {
      const done = this.#done;
      this.#changed = false;
      for (let out = this.#unpacker.read(); out !== null; out = this.#unpacker.read()) yield out as Buffer;
      if (done) return;
      if (!this.#changed) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
