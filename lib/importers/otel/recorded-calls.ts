import type { RecordedCall } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import { objectText } from "../object-text.ts";
import { byStart } from "./by-start.ts";
import { grouped } from "./grouped.ts";
import { isoTime } from "./iso-time.ts";
import { millisecondsBetween } from "./milliseconds-between.ts";
import { ownCalls } from "./own-calls.ts";
import { ownRuns } from "./own-runs.ts";
import { type Pair, pairRuns } from "./pair-runs.ts";
import { strictJson } from "./strict-json.ts";
import type { TraceFacts } from "./trace-facts.ts";

/**
 * The calls of a trace in order, each once: the arguments as the model's answer has them, what the tool was given and
 * gave back as its own span has it. A call that only a tool's span tells has its arguments from there, and an observer
 * as its source. `turn` counts the answers that hold calls.
 */
export function recordedCalls(facts: TraceFacts): RecordedCall[] {
  const emitted = ownCalls(facts);
  const turns = new Map([...new Set(emitted.map(({ step }) => step))].map((step, turn) => [step, turn]));
  const answers = new Map(facts.steps.flatMap((step) => step.answers));
  const ids = grouped(emitted, ({ call }) => call.id);
  return pairRuns(emitted, ownRuns(facts))
    .map((pair) => ({ pair, start: pair.emitted?.step.start ?? pair.runs[0]?.start ?? null }))
    .sort(byStart)
    .map(({ pair }) => {
      const id = pair.emitted?.call.id ?? null;
      const told = id !== null && ids.get(id)?.length === 1 ? (answers.get(id) ?? null) : null;
      return recordedCall(pair, pair.emitted === null ? null : (turns.get(pair.emitted.step) ?? null), told);
    });
}

function recordedCall(pair: Pair, turn: number | null, told: JsonText | null): RecordedCall {
  const { emitted, runs } = pair;
  const last = runs.at(-1);
  const call = emitted?.call;
  const observed = call?.argumentsRaw == null && last !== undefined && last.argumentsText !== null;
  const name = call?.name ?? last?.name ?? "";
  const received = last?.argumentsText ?? null;
  return {
    callId: call?.id ?? last?.callId ?? null,
    name,
    argumentsRaw: call?.argumentsRaw ?? received,
    providerParsed: observed ? !last.isText : (call?.providerParsed ?? false),
    dispatchedName: last !== undefined && last.name !== name ? last.name : null,
    argumentsReceived: received === null ? null : strictJson(received),
    result: last?.result ?? (last?.error ? null : told),
    error: last?.error ?? null,
    turn,
    startedAt: isoTime(runs[0]?.start ?? null),
    latencyMs: last === undefined ? null : millisecondsBetween(last.start, last.end),
    source: observed || emitted === null ? "observer" : "provider",
    extra: extra(pair),
  };
}

function extra({ emitted, runs, by, doubt }: Pair): JsonText | null {
  const text = (value: string | null | undefined) =>
    value == null ? null : (JSON.stringify(value) as JsonText);
  return objectText([
    ["answered_in", text(emitted?.step.id)],
    ["run_in", text(runs.at(-1)?.id)],
    [
      "tried_before_in",
      runs.length < 2 ? null : (JSON.stringify(runs.slice(0, -1).map(({ id }) => id)) as JsonText),
    ],
    ["paired_by", text(by)],
    ["pairing_unsure", text(doubt ?? (emitted?.unsure ? "a span around the answer gives another id" : null))],
  ]);
}
