import type { Step } from "../otel/step.ts";
import type { ToolRun } from "../otel/tool-run.ts";
import type { TraceFacts } from "../otel/trace-facts.ts";
import type { JsonPlace } from "../transcript/json-place.ts";
import { metadataOf } from "./metadata-of.ts";
import { observationKind } from "./observation-kind.ts";
import { runOfObservation } from "./run-of-observation.ts";
import type { Observation } from "./schema.ts";
import { stepOfObservation } from "./step-of-observation.ts";

/** What the observations of a trace tell; `places` are where they stand. */
export function factsOfExport(
  observations: readonly Observation[],
  places: readonly JsonPlace[],
): TraceFacts {
  const steps: Step[] = [];
  const runs: ToolRun[] = [];
  const parents = new Map<string, string | null>();
  observations.forEach(({ id, type, parentObservationId }, index) => {
    const place = places[index];
    if (place === undefined || parents.has(id)) return;
    parents.set(id, parentObservationId || null);
    const kind = observationKind(type, metadataOf(place).attributes);
    if (kind === "tool") runs.push(runOfObservation(place, id));
    else if (kind !== null) steps.push(stepOfObservation(place, id, kind, type));
  });
  return { steps, runs, parents };
}
