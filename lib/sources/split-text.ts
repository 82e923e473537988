import { decodeText } from "./decode-text.ts";
import type { ElementBatch } from "./element-batch.ts";
import { invalidUtf8Offset } from "./invalid-utf8-offset.ts";
import type { Splitter } from "./splitter.ts";

const LF = 10;
/** A character of UTF-8 has at most four bytes. */
const LONGEST = 4;

/**
 * The whole text in consecutive pieces of about a chunk: nothing is left out, a character is never cut. What is not
 * UTF-8 ends the file with a reject; the lines before it are handed over.
 */
export function splitText(file: string): Splitter {
  let rest: Buffer = Buffer.alloc(0);
  let line = 1;
  let given = false;
  let stopped = false;

  function give(bytes: Buffer, batch: ElementBatch): void {
    if (bytes.length === 0) return;
    batch.push({ text: bytes.toString("utf8"), line, file, chunk: given ? "next" : "first" });
    given = true;
    for (let at = bytes.indexOf(LF); at !== -1; at = bytes.indexOf(LF, at + 1)) line++;
  }

  function take(bytes: Buffer, last: boolean): ElementBatch {
    const batch: ElementBatch = [];
    const bad = invalidUtf8Offset(bytes);
    rest = Buffer.alloc(0);
    if (bad === -1) give(bytes, batch);
    else if (!last && bytes.length - bad < LONGEST) {
      // It may be a character whose rest is in the next chunk.
      rest = Buffer.from(bytes.subarray(bad));
      give(bytes.subarray(0, bad), batch);
    } else {
      const lineStart = bytes.lastIndexOf(LF, bad) + 1;
      give(bytes.subarray(0, lineStart), batch);
      batch.push(decodeText(bytes.subarray(lineStart), { file, line }));
      stopped = true;
    }
    return batch;
  }

  return {
    push(chunk) {
      if (stopped) return [];
      return take(rest.length === 0 ? chunk : Buffer.concat([rest, chunk]), false);
    },
    end: () => (stopped || rest.length === 0 ? [] : take(rest, true)),
  };
}
