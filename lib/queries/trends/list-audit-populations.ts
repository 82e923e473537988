import { db } from "../../db/client.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import type { SamplePopulation } from "../samples/sample-row.ts";
import type { ScopeUnit } from "../samples/sample-unit.ts";
import type { AuditPopulation } from "./audit-population.ts";
import { listRunSpans } from "./list-run-spans.ts";
import { populationRuns, type RunSpan } from "./population-runs.ts";

export type AuditPopulations = {
  /** Newest sample first. */
  readonly populations: readonly AuditPopulation[];
  /** Samples of the unit whose population is narrowed by more than runs and models. */
  readonly narrowed: number;
  readonly spans: readonly RunSpan[];
};

/** What the suite's samples of one unit speak of. */
export async function listAuditPopulations(suiteId: number, unit: ScopeUnit): Promise<AuditPopulations> {
  const samples = await db().sample.findMany({
    where: { suiteId, unit },
    select: { id: true, population: true },
    orderBy: { id: "desc" },
  });
  if (samples.length === 0) return { populations: [], narrowed: 0, spans: [] };
  const spans = await listRunSpans(suiteId);
  const populations = samples.flatMap(({ id, population }) => {
    const held = populationRuns(JSON.parse(decodeStoredText(population)) as SamplePopulation, spans);
    return held === null ? [] : [{ sampleId: id, ...held }];
  });
  return { populations, narrowed: samples.length - populations.length, spans };
}
