import { processStop } from "../commands/process-stop.ts";
import { errorResponse } from "./error-response.ts";

/** Progress between two lines of it is not told. */
const TOLD_MS = 100;

type Job<T, P> = (options: {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: P) => void;
}) => Promise<T>;

/**
 * Answers with what a job comes to, as NDJSON: lines of `{"progress":…}`, then one of `{"result":…}` or `{"error":…}`.
 * A reader that goes away ends the job.
 */
export function streamJob<T, P>(request: Request, job: Job<T, P>): Response {
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal, processStop().signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = (line: object) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      };
      let told = 0;
      const onProgress = (progress: P) => {
        if (Date.now() - told < TOLD_MS) return;
        told = Date.now();
        tell({ progress });
      };
      try {
        tell({ result: await job({ signal, onProgress }) });
      } catch (error) {
        if (!signal.aborted) tell(await errorResponse(error).json());
      }
      // Cancelled by the reader it is closed already.
      if (!gone.signal.aborted) controller.close();
    },
    cancel() {
      gone.abort();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson",
      // Nobody on the way may keep lines back to compress them.
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    },
  });
}
