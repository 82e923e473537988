import type { Head } from "../importers/importer.ts";
import { detectFraming } from "./detect-framing.ts";
import { BrokenGzip } from "./read-chunks.ts";
import { readUtf8 } from "./read-utf8.ts";

const HEAD_BYTES = 64 * 1024;

/** The beginning of a file, decompressed and decoded, with the way it is cut into pieces. */
export async function readHead(path: string): Promise<Head> {
  const parts: Buffer[] = [];
  let length = 0;
  let complete = true;
  try {
    for await (const chunk of readUtf8(path, {})) {
      parts.push(chunk);
      length += chunk.length;
      if (length > HEAD_BYTES) {
        complete = false;
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenGzip)) throw error;
    complete = false;
  }
  const bytes = Buffer.concat(parts).subarray(0, HEAD_BYTES);
  const text = bytes.toString("utf8");
  return { text, complete, framing: detectFraming(text, complete) };
}
