import type { RunObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { utcTime } from "../utc-time.ts";
import type { InspectLog } from "./schema.ts";

/**
 * The run that a log's header describes. What changes while it goes on (its status, its results) is not part of it,
 * so that a log that grew is the same run.
 */
export function buildRun(runId: string, log: InspectLog): RunObject {
  const { task, created, model, solver, revision } = log.eval;
  return {
    kind: "run",
    runId,
    startedAt: created ? utcTime(created) : null,
    agent: solver || null,
    model: model || null,
    gitSha: revision?.commit || null,
    labels: task ? (JSON.stringify({ task }) as JsonText) : null,
    extra: null,
  };
}
