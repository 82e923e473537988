import type { ByteSource } from "./byte-source.ts";
import { readChunks } from "./read-chunks.ts";
import type { ReadOptions } from "./read-options.ts";
import { textEncoding } from "./text-encoding.ts";
import { utf16ToUtf8 } from "./utf16-to-utf8.ts";

/** A source's text as UTF-8 bytes, not yet checked: byte-order mark dropped, UTF-16 turned into UTF-8. */
export async function* readUtf8(source: ByteSource, options: ReadOptions): AsyncGenerator<Buffer> {
  let start: Buffer | null = null;
  let transcoder: ReturnType<typeof utf16ToUtf8> | null = null;
  let begun = false;
  for await (const read of readChunks(source, options)) {
    let chunk: Buffer = read;
    if (!begun) {
      chunk = start === null ? read : Buffer.concat([start, read]);
      if (chunk.length < 4) {
        start = Buffer.from(chunk);
        continue;
      }
      begun = true;
      start = null;
      const { encoding, markLength } = textEncoding(chunk);
      if (encoding !== "utf-8") transcoder = utf16ToUtf8(encoding === "utf-16le");
      chunk = chunk.subarray(markLength);
    }
    yield transcoder === null ? chunk : transcoder.push(chunk);
  }
  if (start !== null) {
    const { encoding, markLength } = textEncoding(start);
    if (encoding !== "utf-8") transcoder = utf16ToUtf8(encoding === "utf-16le");
    const chunk = start.subarray(markLength);
    yield transcoder === null ? chunk : transcoder.push(chunk);
  }
  if (transcoder !== null) yield transcoder.end();
}
