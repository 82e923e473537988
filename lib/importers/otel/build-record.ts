import type { RecordObject } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { objectText } from "../object-text.ts";
import { outcomeOfTrace } from "./outcome-of-trace.ts";
import { recordedCalls } from "./recorded-calls.ts";
import type { Trace } from "./trace.ts";

/** The record that a trace is; `ids` are those of its run, case and trial, `name` tells it from the run's others. */
export function buildRecord(
  trace: Trace,
  name: string,
  ids: { readonly runId: string; readonly caseId: string; readonly trial: number },
  rest: JsonText | null,
): RecordObject {
  const leftOut = trace.spans - trace.steps.length - trace.runs.length;
  const outcome = outcomeOfTrace(trace);
  const unread = trace.unread === 0 ? null : `spans of the trace that could not be read: ${trace.unread}`;
  return {
    kind: "record",
    recordId: `${ids.runId}/${name}`,
    ...ids,
    toolCalls: recordedCalls(trace),
    ...outcome,
    error: outcome.error ?? unread,
    harnessVerdict: null,
    harnessReason: null,
    effects: null,
    world: null,
    extra: objectText([
      ["trace_id", trace.id === null ? null : (JSON.stringify(trace.id) as JsonText)],
      ["service", trace.service === null ? null : (JSON.stringify(trace.service) as JsonText)],
      ["spans", String(trace.spans) as JsonText],
      ["spans_left_out", leftOut === 0 ? null : (String(leftOut) as JsonText)],
      ["document", rest],
    ]),
  };
}
