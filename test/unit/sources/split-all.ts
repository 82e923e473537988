import type { ElementBatch } from "../../../lib/sources/element-batch.ts";
import type { Splitter } from "../../../lib/sources/splitter.ts";

/** Feeds `text` to a splitter in chunks of `size` bytes. */
export function splitAll(splitter: Splitter, text: string | Buffer, size = 1 << 20): ElementBatch {
  const bytes = Buffer.from(text as string);
  const all: ElementBatch = [];
  for (let at = 0; at < bytes.length; at += size) all.push(...splitter.push(bytes.subarray(at, at + size)));
  all.push(...splitter.end());
  return all;
}
