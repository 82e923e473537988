import type { JsonPlace } from "../transcript/json-place.ts";

export type PlacesOfExport = {
  readonly trace: JsonPlace;
  readonly observations: readonly JsonPlace[];
  /** What the schema is held against. */
  readonly value: unknown;
};

/**
 * Where the trace and its observations stand in one export: the trace with its observations beside it, or a trace that
 * holds them. Where it holds them too, those beside it count: the others lack input and output. Null for anything else.
 */
export function placesOfExport(top: JsonPlace): PlacesOfExport | null {
  const trace = top.get("trace") ?? (top.get("observations") === null ? null : top);
  if (!trace?.isObject) return null;
  const beside = top.get("observations");
  const list = beside?.isList ? beside : trace.get("observations");
  const observations = list?.items() ?? [];
  return {
    trace,
    observations,
    value: { trace: trace.value, observations: observations.map((one) => one.value) },
  };
}
