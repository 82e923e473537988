import type { SamplePopulation } from "../samples/sample-row.ts";

/** A run with the first and the last of its records, by key; null: it has none. */
export type RunSpan = {
  readonly id: number;
  /** Stored text, as is the model. */
  readonly key: string;
  readonly model: string | null;
  readonly first: bigint | null;
  readonly last: bigint | null;
};

/**
 * The runs that a population holds whole; null where it is narrowed by more than runs and models (a tool, a case,
 * a claim …): its rate is then not the rate of any runs.
 *
 * @example
 * populationRuns({ runs: ["r1"], filter: {}, lastRecord: "10" }, [{ id: 1, key: "r1", model: null, first: 1n, last: 12n }])
 * // { runIds: new Set([1]), grown: new Set([1]) }
 */
export function populationRuns(
  { runs, filter, lastRecord }: SamplePopulation,
  spans: readonly RunSpan[],
): { readonly runIds: ReadonlySet<number>; readonly grown: ReadonlySet<number> } | null {
  const { model = [], ...more } = filter;
  if (Object.values(more).some((values) => values.length > 0)) return null;
  const end = BigInt(lastRecord);
  const held = spans.filter(
    (run) =>
      run.first !== null &&
      run.first <= end &&
      (runs === null || runs.includes(run.key)) &&
      (model.length === 0 || model.includes(run.model ?? "")),
  );
  return {
    runIds: new Set(held.map((run) => run.id)),
    grown: new Set(held.filter((run) => (run.last ?? 0n) > end).map((run) => run.id)),
  };
}
