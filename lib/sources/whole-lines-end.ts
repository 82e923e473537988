import { type FileHandle, open } from "node:fs/promises";

const STEP = 64 * 1024;
const LINE_END = 0x0a;
/** A last line that is longer counts as unfinished. */
const LONGEST_LAST = 16 << 20;

/**
 * How many of the first `size` bytes of an NDJSON file are whole lines. A last line without its end counts where it is
 * JSON: nothing more will come to it.
 */
export async function wholeLinesEnd(path: string, size: number): Promise<number> {
  const file = await open(path, "r");
  try {
    const end = await lastLineEnd(file, size);
    if (end === size || size - end > LONGEST_LAST) return end;
    const last = await read(file, end, size);
    return isJson(last.toString("utf8")) ? size : end;
  } finally {
    await file.close();
  }
}

async function lastLineEnd(file: FileHandle, size: number): Promise<number> {
  for (let to = size; to > 0; to -= STEP) {
    const from = Math.max(0, to - STEP);
    const at = (await read(file, from, to)).lastIndexOf(LINE_END);
    if (at !== -1) return from + at + 1;
  }
  return 0;
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
  return buffer.subarray(0, bytesRead);
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
