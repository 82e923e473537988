import { createGunzip, type Gunzip } from "node:zlib";

const CHUNK = 1 << 20;
const SLICE = 1 << 16;

/** Where decompressing ended: the offset of the slice that broke, null where the end itself did. */
type Failure = { readonly at: number | null; readonly produced: number; readonly error: Error };

/**
 * Decompresses gzip, several members included, and yields all that comes before the first broken byte; then throws
 * the decompressor's own error. `open` gives the compressed bytes, from the beginning, as often as it is asked.
 */
export async function* gunzipChunks(open: () => AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const failure = yield* gunzipFrom(open(), Number.POSITIVE_INFINITY, 0);
  if (failure === null) return;
  // What a slice holds before its broken byte is dropped with it: the second time it is taken byte by byte.
  if (failure.at !== null) yield* gunzipFrom(open(), failure.at, failure.produced);
  throw failure.error;
}

/** Takes whole slices until `careful`, single bytes behind it, and leaves out the first `known` bytes of the result. */
async function* gunzipFrom(
  source: AsyncIterable<Buffer>,
  careful: number,
  known: number,
): AsyncGenerator<Buffer, Failure | null> {
  const gunzip = createGunzip({ chunkSize: CHUNK });
  const pump = new Pump(gunzip);
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
    gunzip.destroy();
  }
}

/** Hands over one slice at a time and takes all that it gives, before the next one can break the stream. */
class Pump {
  error: Error | null = null;
  readonly #gunzip: Gunzip;
  #done = false;
  #changed = false;
  #wake = () => {};

  constructor(gunzip: Gunzip) {
    this.#gunzip = gunzip;
    const changed = () => {
      this.#changed = true;
      this.#wake();
    };
    gunzip.on("readable", changed);
    gunzip.on("end", () => {
      this.#done = true;
      changed();
    });
    gunzip.on("error", (error) => {
      this.error = error;
      this.#done = true;
      changed();
    });
  }

  /** What one slice gives; null: the end of the input. */
  async *push(slice: Buffer | null): AsyncGenerator<Buffer> {
    this.#done = false;
    if (slice === null) this.#gunzip.end();
    else {
      this.#gunzip.write(slice, () => {
        this.#done = true;
        this.#changed = true;
        this.#wake();
      });
    }
    for (;;) {
      const done = this.#done;
      this.#changed = false;
      for (let out = this.#gunzip.read(); out !== null; out = this.#gunzip.read()) yield out as Buffer;
      if (done) return;
      if (!this.#changed) await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
