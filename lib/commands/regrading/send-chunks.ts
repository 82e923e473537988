import type { PoolClient } from "pg";
import { CHUNK_QUEUE, type ChunkJob } from "./chunk-job.ts";
import { regradeQueue } from "./regrade-queue.ts";

type Options = {
  /** Sent in its transaction. */
  readonly client?: PoolClient;
  readonly afterSeconds?: number;
};

/** Puts chunks into the queue; one that waits in it already is left as it is. */
export async function sendChunks(
  jobs: readonly ChunkJob[],
  { client, afterSeconds = 0 }: Options = {},
): Promise<void> {
  if (jobs.length === 0) return;
  const queue = await regradeQueue();
  const rows = jobs.map((data) => ({
    name: CHUNK_QUEUE,
    data,
    singletonKey: `${data.suite}/${data.regrade}/${data.chunk}`,
    startAfter: `${afterSeconds}`,
  }));
  if (client === undefined) await queue.insert(rows);
  else await queue.insert(rows, { db: { executeSql: (text, values) => client.query(text, values) } });
}
