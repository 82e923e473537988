import { Prisma } from "../../db/generated/client.ts";
import { runConditions } from "../failures/run-conditions.ts";
import { rateSums } from "../rate-sums.ts";
import { readRows } from "../read-rows.ts";
import type { Population } from "./count-population.ts";
import type { PopulationQuery } from "./population-query.ts";
import { asksForFindings } from "./population-sql.ts";

type Row = { failing: number; graded: number; ungraded: number; stale: boolean | null };

/** The population from the runs' rollups, where these know all that is asked for and are up to date; else null. */
export async function countByRollups({
  filter,
  unit,
  strataBy,
}: PopulationQuery): Promise<Population | null> {
  if (strataBy !== "verdict" || asksForFindings(filter) || filter.chosen.case.length > 0) return null;
  const conditions = [
    Prisma.sql`r.suite_id = ${filter.suiteId} and r.instrument_id = ${filter.instrumentId}`,
    ...runConditions(filter, Prisma.sql`u.`),
  ];
  const [row] = await readRows<Row>(Prisma.sql`
    select ${rateSums(unit)}, bool_or(u.rollups_stale) as stale
    from run_rollup r join run u on u.suite_id = r.suite_id and u.id = r.run_id
    where ${Prisma.join(conditions, " and ")}`);
  if (row === undefined || row.stale) return null;
  return {
    strata: [
      { stratum: "failed", verdict: "fail", population: row.failing },
      { stratum: "clean", verdict: "pass", population: row.graded - row.failing },
    ],
    ungraded: row.ungraded,
  };
}
