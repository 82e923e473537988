import type { ElementBatch } from "./element-batch.ts";

/** Cuts the UTF-8 chunks of one file into its top-level pieces. */
export type Splitter = {
  push(chunk: Buffer): ElementBatch;
  /** Called once after the last chunk. */
  end(): ElementBatch;
};
