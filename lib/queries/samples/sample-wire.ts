import type { SampleRow } from "./sample-row.ts";

/** A sample as programs get it. */
export function sampleWire(sample: SampleRow) {
  const { population, progress, stopped } = sample;
  return {
    id: sample.id,
    name: sample.name,
    unit: sample.unit,
    instrument: `${sample.instrument.level}.v${sample.instrument.version}`,
    runs: population.runs,
    filter: population.filter,
    seed: sample.seed,
    strata_by: sample.strataBy,
    blind: sample.blind,
    reviews_per_item: sample.reviewsPerItem,
    ungraded: sample.ungraded,
    simulated: sample.simulated,
    created_by: sample.createdBy,
    created_at: sample.createdAt.toISOString(),
    strata: sample.strata.map(({ stratum, verdict, population: N, size, labelled, unresolved }) => ({
      stratum,
      verdict,
      population: N,
      size,
      labelled,
      unresolved,
    })),
    progress: { ...progress, stopped: stopped?.how ?? null },
  };
}
