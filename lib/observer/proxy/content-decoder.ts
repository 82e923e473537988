import { Duplex, type Transform } from "node:stream";
import zlib from "node:zlib";
import { zstdChunks } from "../../sources/zstd-chunks.ts";

/** A body that was cut off gives what came of it. */
const CUT = { finishFlush: zlib.constants.Z_SYNC_FLUSH };
const CUT_BROTLI = { finishFlush: zlib.constants.BROTLI_OPERATION_FLUSH };

const DECODERS: Readonly<Record<string, () => Duplex>> = {
  gzip: () => zlib.createGunzip(CUT),
  "x-gzip": () => zlib.createGunzip(CUT),
  deflate: inflate,
  br: () => zlib.createBrotliDecompress(CUT_BROTLI),
  zstd: () => Duplex.from(zstdChunks),
};

/**
 * A stream that undoes a content encoding; null where there is nothing to undo, `unknown` where it isn't known. Takes
 * the header's value, codings in the order in which they were applied.
 */
export function contentDecoder(encoding: string | undefined): Duplex | "unknown" | null {
  const codings = (encoding ?? "")
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .filter((coding) => coding !== "" && coding !== "identity");
  const [first, ...more] = codings.reverse().map((coding) => DECODERS[coding]);
  if (codings.length === 0) return null;
  if (first === undefined || more.length > 0) return "unknown";
  return first();
}

/** Servers disagree about whether `deflate` has a zlib header (RFC 9110 says it has). */
function inflate(): Duplex {
  let inner: Transform | null = null;
  const outer = new Duplex({
    write(chunk: Buffer, _encoding, done) {
      inner ??= begin((chunk[0] ?? 0) % 16 === 8 ? zlib.createInflate(CUT) : zlib.createInflateRaw(CUT));
      inner.write(chunk, () => done());
    },
    final(done) {
      if (inner === null) outer.push(null);
      inner?.end();
      done();
    },
    read() {
      inner?.resume();
    },
    destroy(error, done) {
      inner?.destroy();
      done(error);
    },
  });
  const begin = (stream: Transform) =>
    stream
      .on("data", (bytes: Buffer) => {
        if (!outer.push(bytes)) stream.pause();
      })
      .on("end", () => outer.push(null))
      .on("error", (error) => outer.destroy(error));
  return outer;
}
