import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

const CHUNK = 1 << 20;

/** Writes lines to a file, some thousand at a time. */
export async function writeStream(path: string, lines: Iterable<string>): Promise<void> {
  function* chunks() {
    let text = "";
    for (const line of lines) {
      text += line;
      if (text.length < CHUNK) continue;
      yield text;
      text = "";
    }
    yield text;
  }
  await pipeline(Readable.from(chunks()), createWriteStream(path));
}
