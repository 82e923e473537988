import type { ElementBatch } from "./element-batch.ts";
import { jsonPieces } from "./json-pieces.ts";
import type { Splitter } from "./splitter.ts";

/**
 * Cuts JSON by its brackets alone: one document, several after each other, and (with `unwrap`) a top-level array
 * element by element.
 */
export function splitJson(file: string, limit: number, unwrap: boolean): Splitter {
  const pieces = jsonPieces({ file, limit, unwrap, line: 1 });
  return {
    push(chunk) {
      const batch: ElementBatch = [];
      pieces.push(chunk, 0, batch);
      return batch;
    },
    end() {
      const batch: ElementBatch = [];
      pieces.end(batch);
      return batch;
    },
  };
}
