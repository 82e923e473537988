import type { RunRow } from "@/lib/queries/run-row";
import type { RunChoice } from "./run-choice";

/** A run as plain data for the browser. */
export function toRunChoice(run: RunRow): RunChoice {
  return {
    key: run.key,
    runId: run.runId,
    at: run.orderedAt.toISOString(),
    model: run.model,
    gitSha: run.gitSha,
    incomplete: run.incomplete,
  };
}
