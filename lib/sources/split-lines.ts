import { isUtf8 } from "node:buffer";
import { decodeText } from "./decode-text.ts";
import type { ElementBatch } from "./element-batch.ts";
import { PieceBuffer } from "./piece-buffer.ts";
import type { Splitter } from "./splitter.ts";
import { tooLarge } from "./too-large.ts";

const LF = 10;
const CR = 13;

/** Newline-delimited JSON: cut at LF alone (a U+2028 inside a string is text), blank lines left out. */
export function splitLines(file: string, limit: number): Splitter {
  const carried = new PieceBuffer(limit);
  let line = 1;

  function emit(bytes: Buffer, batch: ElementBatch, known: boolean): void {
    const end = bytes[bytes.length - 1] === CR ? bytes.length - 1 : bytes.length;
    if (isBlank(bytes, end)) return;
    if (known) batch.push({ text: bytes.toString("utf8", 0, end), line, file });
    else batch.push(decodeText(bytes.subarray(0, end), { file, line }));
  }

  function emitCarried(batch: ElementBatch): void {
    if (carried.over) batch.push(tooLarge({ file, line }, limit, carried.take()));
    else emit(carried.take(), batch, false);
  }

  return {
    push(chunk) {
      const batch: ElementBatch = [];
      let start = 0;
      const first = chunk.indexOf(LF);
      if (first === -1) {
        carried.add(chunk);
        return batch;
      }
      if (carried.length > 0) {
        carried.add(chunk.subarray(0, first));
        emitCarried(batch);
        line++;
        start = first + 1;
      }
      const last = chunk.lastIndexOf(LF);
      // One check for the whole chunk is far cheaper than one for every line; only a bad chunk pays twice.
      const known = start <= last && isUtf8(chunk.subarray(start, last));
      for (let end = chunk.indexOf(LF, start); end !== -1; end = chunk.indexOf(LF, start)) {
        const bytes = chunk.subarray(start, end);
        if (bytes.length > limit) batch.push(tooLarge({ file, line }, limit, bytes.subarray(0, 2000)));
        else emit(bytes, batch, known);
        line++;
        start = end + 1;
      }
      carried.add(chunk.subarray(start));
      return batch;
    },
    end() {
      const batch: ElementBatch = [];
      if (carried.length > 0) emitCarried(batch);
      return batch;
    },
  };
}

function isBlank(bytes: Buffer, end: number): boolean {
  for (let i = 0; i < end; i++) {
    const byte = bytes[i];
    if (byte !== 32 && byte !== 9 && byte !== CR) return false;
  }
  return true;
}
