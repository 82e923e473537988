import { createLoader } from "nuqs/server";
import { failureFilterParams } from "../../queries/failure-filter-params.ts";
import type { FailureFilter } from "../../queries/failures/failure-filter.ts";
import { readFailureFilter } from "../../queries/failures/read-failure-filter.ts";
import { listRuns } from "../../queries/list-runs.ts";
import type { SamplePopulation } from "../../queries/samples/sample-row.ts";

const load = createLoader(failureFilterParams);

/** The filter that a sample was drawn by, read again under the instrument that it was drawn under. */
export async function filterOfPopulation(
  suiteId: number,
  instrumentId: number,
  { runs, filter }: SamplePopulation,
): Promise<FailureFilter> {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, values]) => values.map((value) => [name, value])),
  );
  const chosen = runs === null ? null : await listRuns(suiteId, { keys: runs });
  const scope = { suite: { id: suiteId }, instrument: { id: instrumentId }, runs: chosen };
  return readFailureFilter(scope, load(query));
}
