import type { NativeObject } from "../../grading/model.ts";
import { nativeLine } from "./native-line.ts";

const CHUNK_CHARS = 64 * 1024;

/** Objects as NDJSON in chunks of UTF-8, as fast as they are taken. `onObjects` hears what was written. */
export async function* nativeChunks(
  batches: AsyncIterable<readonly NativeObject[]>,
  onObjects: (objects: readonly NativeObject[]) => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let pending = "";
  for await (const objects of batches) {
    for (const object of objects) {
      pending += `${nativeLine(object)}\n`;
      if (pending.length < CHUNK_CHARS) continue;
      yield encoder.encode(pending);
      pending = "";
    }
    onObjects(objects);
  }
  if (pending !== "") yield encoder.encode(pending);
}
