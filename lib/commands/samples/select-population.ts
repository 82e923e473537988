import type { PoolClient } from "pg";
import { itemId } from "../../labels/item-id.ts";
import type { PopulationQuery } from "../../queries/samples/population-query.ts";
import type { PopulationUnit } from "../../queries/samples/population-unit.ts";
import { readPopulation } from "../../queries/samples/read-population.ts";
import { StratumCounts } from "../../queries/samples/stratum-counts.ts";
import { KeepSmallest, type Selected } from "../../stats/keep-smallest.ts";
import { drawSizes } from "./draw-sizes.ts";

export type DrawnStratum = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
  readonly population: number;
  /** The units with the smallest keys, in key order. */
  readonly items: readonly Selected<PopulationUnit>[];
};

export type Drawn = { readonly strata: readonly DrawnStratum[]; readonly ungraded: number };

/** Reads a population once and keeps of every stratum the units whose keys are smallest. */
export async function selectPopulation(
  client: PoolClient,
  query: PopulationQuery,
  draw: { readonly seed: string; readonly failed: number; readonly clean: number },
): Promise<Drawn> {
  const counts = new StratumCounts();
  const kept = new Map<string, KeepSmallest<PopulationUnit>>();
  const { ungraded } = await readPopulation(client, query, (unit) => {
    counts.add(unit);
    let keep = kept.get(unit.stratum);
    if (keep === undefined) {
      keep = new KeepSmallest(draw.seed, unit.verdict === "fail" ? draw.failed : draw.clean);
      kept.set(unit.stratum, keep);
    }
    keep.offer(itemId(unit.recordId, unit.callIndex), unit);
  });
  const strata = counts.strata();
  const sizes = drawSizes(strata, draw);
  return {
    strata: strata.map((one, at) => ({
      ...one,
      items: kept.get(one.stratum)?.selected().slice(0, sizes[at]) ?? [],
    })),
    ungraded,
  };
}
