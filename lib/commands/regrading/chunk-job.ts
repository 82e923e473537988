export const CHUNK_QUEUE = "regrade-chunk";

/** What the queue delivers: the key of a chunk. What is to be done, and whether it is done, stands in its row. */
export type ChunkJob = { readonly suite: number; readonly regrade: number; readonly chunk: number };
