import type { RecordObject, RunObject, Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { objectText } from "../object-text.ts";
import { callsInRows } from "./calls-in-rows.ts";
import { mappedColumns } from "./mapped-columns.ts";
import { readVerdict } from "./read-verdict.ts";
import type { RowValues } from "./row-values.ts";
import type { TableMapping } from "./schema.ts";
import type { TableRow } from "./table-row.ts";

type Ids = Pick<RecordObject, "runId" | "caseId" | "trial">;

/** The record that rows make, in the order in which they stand; null where its calls can't be read. */
export function recordInRows(
  rows: readonly TableRow[],
  ids: Ids,
  values: RowValues,
  mapping: TableMapping,
): RecordObject | null {
  const mapped = new Set(mappedColumns(mapping));
  const perCall = mapping.rows === "calls";
  const others = (row: TableRow) => row.others(mapped);
  const toolCalls = callsInRows(rows, values, perCall, (row) => (perCall ? others(row) : null));
  if (toolCalls === null) return null;
  const knowsCalls = (mapping.columns.tool ?? mapping.columns.tool_calls) !== undefined;
  // What stands beside a call is kept with it; a row without one leaves it to the record.
  const kept = perCall && toolCalls.length > 0 ? null : rows.map(others).find((one) => one !== null);
  const suffix = knowsCalls ? "" : "/verdict";
  return {
    kind: "record",
    recordId: values.first(rows, "record_id") ?? `${ids.runId}/${ids.caseId}/${ids.trial}${suffix}`,
    ...ids,
    toolCalls,
    finalMessage: values.first(rows, "final_message"),
    messages: null,
    usage: usageIn(rows, values, mapping),
    ...verdictIn(rows, values, mapping),
    effects: null,
    world: null,
    error: values.first(rows, "error"),
    extra: objectText([
      ["calls_recorded", knowsCalls ? null : ("false" as JsonText)],
      ["columns", kept ?? null],
    ]),
  };
}

/** What the first of its rows that says something says of the run. */
export function runFacts(
  rows: readonly TableRow[],
  values: RowValues,
): Partial<Pick<RunObject, "startedAt" | "model" | "agent">> {
  const timed = rows.find((row) => values.text(row, "started_at") !== null);
  return {
    model: values.first(rows, "model"),
    agent: values.first(rows, "agent"),
    startedAt: timed === undefined ? null : values.time(timed, "started_at"),
  };
}

function verdictIn(
  rows: readonly TableRow[],
  values: RowValues,
  mapping: TableMapping,
): Pick<RecordObject, "harnessVerdict" | "harnessReason"> {
  const said = new Set<"pass" | "fail">();
  for (const row of rows) {
    const text = values.text(row, "verdict");
    const verdict = text === null ? null : readVerdict(text, mapping);
    if (verdict === "unknown") {
      const message = `says neither pass nor fail: ${JSON.stringify(text?.slice(0, 40))}; name the values in the mapping's pass and fail`;
      values.problem(row, "verdict", message);
      return { harnessVerdict: null, harnessReason: text };
    }
    if (verdict !== null) said.add(verdict);
  }
  const [only] = said;
  const reason = values.first(rows, "reason");
  if (said.size < 2) return { harnessVerdict: only ?? null, harnessReason: reason };
  const both = "its rows say both pass and fail";
  return { harnessVerdict: null, harnessReason: reason === null ? both : `${both}: ${reason}` };
}

function usageIn(rows: readonly TableRow[], values: RowValues, mapping: TableMapping): Usage | null {
  const usage = {
    inputTokens: values.count(rows, "input_tokens"),
    outputTokens: values.count(rows, "output_tokens"),
    costUsd: values.amount(rows, "cost_usd"),
    latencyMs: mapping.rows === "calls" ? null : values.latency(rows),
  };
  return Object.values(usage).every((value) => value === null) ? null : usage;
}
