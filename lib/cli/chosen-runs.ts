import { getScope } from "../queries/get-scope.ts";
import { getScopeRuns } from "../queries/rules/get-scope-runs.ts";
import type { SuiteRow } from "../queries/suite-row.ts";
import { suiteSegment } from "../queries/suite-segment.ts";

/** The ids of the runs that `--runs` names; null: all. Throws `not_found`. */
export async function chosenRuns(suite: SuiteRow, runs: string | null): Promise<readonly string[] | null> {
  if (runs === null) return null;
  return getScopeRuns(await getScope(suiteSegment(suite.name), { runs }));
}
