import type { FailureFilterParams } from "../../queries/failure-filter-params.ts";
import type { SamplePopulation } from "../../queries/samples/sample-row.ts";
import type { Scope } from "../../queries/scope.ts";

const OF_SCOPE = new Set(["runs", "instrument", "unit"]);

/** What is kept of a draw's population: the runs by id, and what the filter chose. */
export function populationOf(
  scope: Scope,
  params: FailureFilterParams,
  lastRecord: string,
): SamplePopulation {
  const filter: Record<string, readonly string[]> = {};
  for (const [name, value] of Object.entries(params)) {
    const values = [value].flat().map(String);
    const says = value !== "" && values.length > 0;
    if (says && !OF_SCOPE.has(name)) filter[name] = values;
  }
  return { runs: scope.runs?.map((run) => run.key) ?? null, filter, lastRecord };
}
