/** Feeds `text` to a splitter in chunks of `size` bytes. */
export function splitAll<T>(
  splitter: { push(chunk: Buffer): T[]; end(): T[] },
  text: string | Buffer,
  size = 1 << 20,
): T[] {
  const bytes = Buffer.from(text as string);
  const all: T[] = [];
  for (let at = 0; at < bytes.length; at += size) all.push(...splitter.push(bytes.subarray(at, at + size)));
  all.push(...splitter.end());
  return all;
}
