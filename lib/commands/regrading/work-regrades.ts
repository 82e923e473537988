import { setTimeout } from "node:timers/promises";
import type PgBoss from "pg-boss";
import { pool } from "../../db/pool.ts";
import { stored } from "../ingest/stored.ts";
import { CHUNK_QUEUE, type ChunkJob } from "./chunk-job.ts";
import { fillQueue } from "./fill-queue.ts";
import { gradeChunk, type RegradeState } from "./grade-chunk.ts";
import { regradeQueue } from "./regrade-queue.ts";
import { sendChunks } from "./send-chunks.ts";
import { SuiteGraders } from "./suite-graders.ts";

/** A chunk that this worker graded: how much it was, and how far its regrade is with it. */
export type ChunkProgress = {
  readonly job: ChunkJob;
  readonly records: number;
  readonly calls: number;
  readonly regrade: RegradeState;
};

type Options = {
  /** Aborted: no other chunk is begun. */
  readonly signal?: AbortSignal | undefined;
  /** Ends when no regrade is left; else it waits for the next one. */
  readonly once?: boolean | undefined;
  readonly onChunk?: ((chunk: ChunkProgress) => void) | undefined;
  /** Something went wrong, and is tried again. */
  readonly onError?: ((error: Error) => void) | undefined;
};

/** One grades while another one's rows are read and written. */
const LANES = 2;
/** What is in the queue may have to wait for its time, and what is not may be in other hands. */
const FIRST_WAIT_MS = 20;
const LAST_WAIT_MS = 1000;
const BUSY_MS = 500;
const BUSY_SECONDS = 1;

/** Works on shared regrades, beside any number of other workers on the same database. */
export async function workRegrades(options: Options = {}): Promise<void> {
  const queue = await regradeQueue();
  // Forgets what is long done and gives back what a worker took and never ended.
  await queue.maintain();
  const graders = new SuiteGraders();
  await Promise.all(Array.from({ length: LANES }, () => lane(queue, graders, options)));
}

async function lane(queue: PgBoss, graders: SuiteGraders, options: Options): Promise<void> {
  const { signal, once, onError } = options;
  let wait = FIRST_WAIT_MS;
  while (!signal?.aborted) {
    try {
      const [job] = await queue.fetch<ChunkJob>(CHUNK_QUEUE, { batchSize: 1, includeMetadata: true });
      if (job) {
        await handle(queue, job, graders, options);
        wait = FIRST_WAIT_MS;
        continue;
      }
      if ((await fillQueue()) === 0 && once) return;
    } catch (error) {
      if (once) throw error;
      onError?.(error as Error);
    }
    await pause(wait, signal);
    wait = Math.min(2 * wait, LAST_WAIT_MS);
  }
}

async function handle(
  queue: PgBoss,
  job: PgBoss.JobWithMetadata<ChunkJob>,
  graders: SuiteGraders,
  { signal, onChunk, onError }: Options,
): Promise<void> {
  try {
    const graded = await gradeChunk(job.data, graders);
    if (graded.state === "busy") {
      await sendChunks([job.data], { afterSeconds: BUSY_SECONDS });
      await pause(BUSY_MS, signal);
    }
    await queue.complete(CHUNK_QUEUE, job.id);
    const { records, calls, regrade } = graded;
    if (regrade !== null) onChunk?.({ job: job.data, records, calls, regrade });
  } catch (error) {
    onError?.(error as Error);
    await queue.fail(CHUNK_QUEUE, job.id, { message: (error as Error).message });
    if (job.retryCount >= job.retryLimit) await giveUp(job.data, error as Error);
  }
}

/** A chunk that fails again and again is for a person to look at. */
async function giveUp({ suite, regrade }: ChunkJob, error: Error): Promise<void> {
  await pool().query(
    `UPDATE regrade SET state = 'failed', error = $3, finished_at = now()
     WHERE suite_id = $1 AND id = $2 AND state IN ('pending', 'running')`,
    [suite, regrade, stored(error.message)],
  );
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(ms, undefined, { signal }).catch(() => undefined);
}
