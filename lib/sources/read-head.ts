import type { Head } from "../importers/importer.ts";
import { BrokenInput } from "./broken-input.ts";
import type { ByteSource } from "./byte-source.ts";
import { detectFraming } from "./detect-framing.ts";
import { readUtf8 } from "./read-utf8.ts";

const HEAD_BYTES = 64 * 1024;

/** The beginning of a file, decompressed and decoded, with the way it is cut into pieces. */
export type FileHead = Head & {
  /** Why it could not be read further, where compressed data is broken. */
  readonly broken: BrokenInput | null;
};

export async function readHead(source: ByteSource): Promise<FileHead> {
  const parts: Buffer[] = [];
  let length = 0;
  let complete = true;
  let broken: BrokenInput | null = null;
  try {
    for await (const chunk of readUtf8(source, {})) {
      parts.push(chunk);
      length += chunk.length;
      if (length > HEAD_BYTES) {
        complete = false;
        break;
      }
    }
  } catch (error) {
    if (!(error instanceof BrokenInput)) throw error;
    complete = false;
    broken = error;
  }
  const bytes = Buffer.concat(parts).subarray(0, HEAD_BYTES);
  const text = bytes.toString("utf8");
  return { text, complete, framing: detectFraming(text, complete), broken };
}
