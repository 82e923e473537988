import { createReadStream } from "node:fs";
import { ClaimcheckError } from "../claimcheck-error.ts";
import type { ByteSource } from "./byte-source.ts";

const CHUNK = 1 << 20;

/** The bytes of the file at `path`; reading throws a `ClaimcheckError` of code `unreadable`. */
export function fileBytes(path: string): ByteSource {
  return { open: (onBytes) => read(path, onBytes) };
}

async function* read(path: string, onBytes: ((count: number) => void) | undefined): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = createReadStream(path, { highWaterMark: CHUNK });
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
