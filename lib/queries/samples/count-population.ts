import { withTransaction } from "../../db/with-transaction.ts";
import type { FailureFilterParams } from "../failure-filter-params.ts";
import { readFailureFilter } from "../failures/read-failure-filter.ts";
import type { Scope } from "../scope.ts";
import { countByRollups } from "./count-by-rollups.ts";
import { readPopulation } from "./read-population.ts";
import type { StrataBy } from "./sample-row.ts";
import { StratumCounts } from "./stratum-counts.ts";

export type StratumPopulation = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
  readonly population: number;
};

export type Population = {
  /** Failed ones first, claims in their order, then by name; `clean` last, also where it has no unit. */
  readonly strata: readonly StratumPopulation[];
  readonly ungraded: number;
};

/** What a draw would draw from: the size of every stratum now. */
export async function countPopulation(
  scope: Scope,
  params: FailureFilterParams,
  strataBy: StrataBy,
): Promise<Population> {
  const filter = await readFailureFilter(scope, params);
  const query = { filter, unit: scope.unit, strataBy, lastRecord: null };
  const known = await countByRollups(query);
  if (known !== null) return known;
  return withTransaction(async (client) => {
    const counts = new StratumCounts();
    await client.query("set transaction isolation level repeatable read, read only");
    const { ungraded } = await readPopulation(client, query, (unit) => counts.add(unit));
    return { strata: counts.strata(), ungraded };
  });
}
