import { db } from "../db/client.ts";
import { LEVELS } from "../grading/claims.ts";
import { inRuns } from "./in-runs.ts";
import type { InstrumentRow } from "./instrument-row.ts";
import type { Rate } from "./rate.ts";
import { rateSums } from "./rate-sums.ts";
import type { Scope } from "./scope.ts";

export type InstrumentRate = Rate & { readonly instrument: InstrumentRow };

/** The scope's measured rate under each level: the chosen instrument at its level, the current ones at the others. */
export async function listRates(scope: Scope): Promise<readonly InstrumentRate[]> {
  const wanted = LEVELS.flatMap((level) => {
    if (level === scope.instrument.level) return [scope.instrument];
    const ofLevel = scope.instruments.filter((row) => row.level === level);
    return ofLevel.find((row) => row.current) ?? ofLevel[0] ?? [];
  });
  const sums = await db().$queryRaw<(Rate & { instrument_id: number })[]>`
    SELECT r.instrument_id, ${rateSums(scope.unit)}
    FROM run_rollup r
    WHERE r.suite_id = ${scope.suite.id} AND r.instrument_id = ANY(${wanted.map((row) => row.id)}::int[])
      ${inRuns(scope, "r.run_id")}
    GROUP BY r.instrument_id`;
  return wanted.map((instrument) => {
    const row = sums.find((sum) => sum.instrument_id === instrument.id);
    return {
      instrument,
      failing: row?.failing ?? 0,
      graded: row?.graded ?? 0,
      ungraded: row?.ungraded ?? 0,
    };
  });
}
