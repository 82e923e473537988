import type { InspectLog } from "./schema.ts";

/** The id of the evaluation; older logs have none, and are known by the run's and the task's ids together. */
export function runId(log: InspectLog): string | null {
  const { eval_id, run_id, task_id } = log.eval;
  if (eval_id) return eval_id;
  return [run_id, task_id].filter(Boolean).join("/") || null;
}
