"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { readRuleStream } from "./read-rule-stream";
import type { RuleJob } from "./rule-job";

type Work<T> = {
  readonly job: RuleJob<T>;
  /** Ends what runs, and asks anew; `done` makes of the answer what is kept. */
  readonly start: <A>(request: (signal: AbortSignal) => Promise<Response>, done: (answer: A) => T) => void;
  readonly cancel: () => void;
  readonly set: (job: RuleJob<T>) => void;
};

/** Runs one streamed request at a time; leaving the page ends it, on the server too. */
export function useRuleJob<T>(): Work<T> {
  const [job, setJob] = useState<RuleJob<T>>({ state: "idle" });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start: Work<T>["start"] = useCallback(
    <A>(request: (signal: AbortSignal) => Promise<Response>, done: (answer: A) => T) => {
      running.current?.abort();
      const stop = new AbortController();
      running.current = stop;
      setJob({ state: "running", progress: null });
      void (async () => {
        try {
          const answer = await readRuleStream<A>(await request(stop.signal), (progress) => {
            if (!stop.signal.aborted) setJob({ state: "running", progress });
          });
          if (stop.signal.aborted) return;
          setJob({ state: "done", result: done(answer) });
        } catch (error) {
          if (stop.signal.aborted) return;
          setJob({
            state: "failed",
            message:
              error instanceof Error && error.name === "RuleError"
                ? error.message
                : "The server did not answer.",
          });
        }
      })();
    },
    [],
  );
  const cancel = useCallback(() => {
    running.current?.abort();
    setJob({ state: "cancelled" });
  }, []);
  const set = useCallback((next: RuleJob<T>) => {
    running.current?.abort();
    setJob(next);
  }, []);
  return { job, start, cancel, set };
}
