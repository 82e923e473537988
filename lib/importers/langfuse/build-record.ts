import type { RecordObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { outcomeOfTrace } from "../otel/outcome-of-trace.ts";
import { recordedCalls } from "../otel/recorded-calls.ts";
import { strictJson } from "../otel/strict-json.ts";
import type { TraceFacts } from "../otel/trace-facts.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { judgeScores } from "./judge-scores.ts";
import type { LangfuseExport } from "./schema.ts";

/** Said elsewhere; the latency's unit is not the same in all exports. */
const FIELDS = new Set(["id", "input", "output", "observations", "latency"]);

/** The record that a trace is; `place` is where the trace stands. */
export function buildRecord(
  { trace }: LangfuseExport,
  place: JsonPlace,
  facts: TraceFacts,
  ids: { readonly runId: string; readonly caseId: string; readonly trial: number },
): RecordObject {
  const rest = place.without(FIELDS);
  const members = rest === null ? "" : `,${rest.slice(1, -1)}`;
  return {
    kind: "record",
    recordId: `${ids.runId}/${trace.id}`,
    ...ids,
    toolCalls: recordedCalls(facts),
    ...outcomeOfTrace(facts),
    ...judgeScores(trace.scores ?? []),
    effects: null,
    world: null,
    extra: strictJson(`{"trace_id":${JSON.stringify(trace.id)}${members}}`) as JsonText,
  };
}
