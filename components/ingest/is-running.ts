const RUNNING = ["reading", "waiting", "writing", "regrading", "joining"];

/** True while an ingest, by its state, is at work. */
export function isRunning(state: string): boolean {
  return RUNNING.includes(state);
}
