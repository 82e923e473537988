import type { ByteSource } from "./byte-source.ts";

/** The first `count` bytes, or all where there are fewer. */
export async function firstBytes(source: ByteSource, count: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of source.open()) {
    parts.push(chunk.subarray(0, count - length));
    length += chunk.length;
    if (length >= count) break;
  }
  return Buffer.concat(parts);
}
