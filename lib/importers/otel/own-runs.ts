import { ancestors } from "./ancestors.ts";
import { byStart } from "./by-start.ts";
import type { ToolRun } from "./tool-run.ts";
import type { TraceFacts } from "./trace-facts.ts";

/**
 * The runs of tools in order, each once. A run right inside of another of the same tool or call is the same, seen from
 * the client that it went through; a run of an agent inside of a tool is one of its own.
 */
export function ownRuns({ steps, runs, parents }: TraceFacts): ToolRun[] {
  const isStep = new Set(steps.map(({ id }) => id));
  const kept = new Map(runs.map((run) => [run.id, run]));
  for (const run of runs) {
    const nearest = ancestors(run.id, parents).find((id) => isStep.has(id) || kept.has(id));
    const outer = nearest === undefined ? undefined : kept.get(nearest);
    if (outer === undefined) continue;
    const isSame =
      run.callId !== null && outer.callId !== null ? run.callId === outer.callId : run.name === outer.name;
    if (!isSame) continue;
    kept.delete(run.id);
    const args = outer.argumentsText === null ? run : outer;
    kept.set(outer.id, {
      ...outer,
      callId: outer.callId ?? run.callId,
      argumentsText: args.argumentsText,
      isText: args.isText,
      result: outer.result ?? run.result,
      error: outer.error ?? run.error,
    });
  }
  return [...kept.values()].sort(byStart);
}
