import type { RunObject } from "./model.ts";

/**
 * A run of which nothing is known but its id.
 *
 * @example bareRun("2026-11-24").model // null
 */
export function bareRun(runId: string): RunObject {
  return {
    kind: "run",
    runId,
    startedAt: null,
    agent: null,
    model: null,
    gitSha: null,
    labels: null,
    extra: null,
  };
}
