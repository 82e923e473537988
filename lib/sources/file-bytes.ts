import { createReadStream } from "node:fs";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { ByteSource } from "./byte-source.ts";

const CHUNK = 1 << 20;

/** The bytes of the file at `path`, or its first `end`; reading throws a `ClaimcheckError` of code `unreadable`. */
export function fileBytes(path: string, end: number = Number.POSITIVE_INFINITY): ByteSource {
  return { open: (onBytes) => read(path, end, onBytes) };
}

async function* read(
  path: string,
  end: number,
  onBytes: ((count: number) => void) | undefined,
): AsyncGenerator<Buffer> {
  if (end === 0) return;
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK, end: end - 1 });
  const iterator = chunks[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((cause: Error) => {
        throw new ClaimcheckError("unreadable", `${path} can't be read: ${cause.message}`, { cause });
      });
      if (next.done) return;
      onBytes?.(next.value.length);
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
