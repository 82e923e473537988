import { createLoader, type SearchParams } from "nuqs/server";
import { ClaimcheckError } from "../claimcheck-error.ts";
import { chooseInstrument } from "./choose-instrument.ts";
import { decodeSegment } from "./decode-segment.ts";
import { findSuite } from "./find-suite.ts";
import { listInstruments } from "./list-instruments.ts";
import { listRuns } from "./list-runs.ts";
import { MOVING_RUNS } from "./moving-runs.ts";
import type { RunRow } from "./run-row.ts";
import type { Scope } from "./scope.ts";
import { scopeParams } from "./scope-params.ts";
import { toStoredText } from "./to-stored-text.ts";

const load = createLoader(scopeParams);

/**
 * The scope of a page, from its `[suite]` segment (as Next hands it over) and search parameters.
 * Throws `not_found` where the suite is unknown. Three small reads.
 */
export async function getScope(
  segment: string,
  search: Promise<SearchParams> | SearchParams,
): Promise<Scope> {
  const name = decodeSegment(segment);
  const [values, suite] = await Promise.all([load(Promise.resolve(search)), findSuite(name)]);
  if (suite === null) throw new ClaimcheckError("not_found", `There is no suite named “${name}”.`);
  const [instruments, runs] = await Promise.all([
    listInstruments(suite.id),
    chosenRuns(suite.id, values.runs),
  ]);
  const known = new Set(runs?.map((run) => run.key));
  return {
    suite,
    runs,
    unknownRuns: values.runs.filter((id) => !Object.hasOwn(MOVING_RUNS, id) && !known.has(id)),
    instrument: chooseInstrument(instruments, values.instrument),
    instruments,
    unit: values.unit,
    values,
  };
}

async function chosenRuns(suiteId: number, wanted: readonly string[]): Promise<readonly RunRow[] | null> {
  if (wanted.length === 0) return null;
  const [only = ""] = wanted;
  const newest = wanted.length === 1 && Object.hasOwn(MOVING_RUNS, only) ? MOVING_RUNS[only] : undefined;
  return listRuns(suiteId, newest === undefined ? { keys: wanted.map(toStoredText) } : { newest });
}
