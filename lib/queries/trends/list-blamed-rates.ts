import { Prisma } from "../../db/generated/client.ts";
import { CLAIMS } from "../../grading/claims.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import type { RunRates } from "./run-rates.ts";
import type { TrendDimension } from "./trend-series.ts";

const PLACE = new Map<string, number>(CLAIMS.map((claim, place) => [claim, place]));
const byClaim = ([a]: readonly [string, number], [b]: readonly [string, number]) =>
  (PLACE.get(a) ?? 0) - (PLACE.get(b) ?? 0);

/**
 * Rates by what the findings blame. Failing: records that fail with a finding on the tool (under the claim), or
 * calls that bear one; graded: all graded records, or calls, of the run. So the rates of several values do not
 * add up to the whole: a record can fail on two tools.
 */
export async function listBlamedRates(
  scope: Scope,
  dimension: "tool" | "claim",
  graded: RunRates,
  limit: number,
): Promise<TrendDimension> {
  const table = Prisma.raw(dimension === "tool" ? "tool_rollup" : "claim_rollup");
  const value = Prisma.raw(dimension);
  const failing = Prisma.raw(scope.unit);
  const within = Prisma.sql`suite_id = ${scope.suite.id} AND instrument_id = ${scope.instrument.id}
    AND run_id = ANY(${[...graded.keys()]}::int[]) AND ${failing} > 0`;
  const rows = await readRows<{
    value: string;
    run_id: number;
    failing: number;
    total: number;
    values: number;
  }>(Prisma.sql`
    WITH top AS (
      SELECT ${value} AS value, sum(${failing})::float8 AS total, count(*) OVER ()::int AS values
      FROM ${table} WHERE ${within} GROUP BY 1 ORDER BY total DESC, value LIMIT ${limit}
    )
    SELECT top.value, r.run_id, r.${failing}::float8 AS failing, top.total, top.values
    FROM top JOIN ${table} r ON r.${value} = top.value AND ${within}`);
  const found = new Map<string, Map<number, number>>();
  const totals = new Map<string, number>();
  for (const row of rows) {
    const ofValue = found.get(row.value) ?? new Map<number, number>();
    found.set(row.value, ofValue.set(row.run_id, row.failing));
    totals.set(row.value, row.total);
  }
  return {
    values: rows[0]?.values ?? 0,
    series: [...totals]
      .sort(dimension === "claim" ? byClaim : ([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
      .map(([name, total]) => ({
        value: name,
        failing: total,
        rates: new Map(
          [...graded].map(([run, rate]) => [run, { ...rate, failing: found.get(name)?.get(run) ?? 0 }]),
        ),
      })),
  };
}
