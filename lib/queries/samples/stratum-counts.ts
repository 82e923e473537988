import { CLAIMS } from "../../grading/claims.ts";
import type { StratumPopulation } from "./count-population.ts";
import type { PopulationUnit } from "./population-unit.ts";

const CLAIM_STRATA = CLAIMS.map((claim) => `failed:${claim}`);

/** Counts units per stratum. */
export class StratumCounts {
  private readonly counts = new Map<string, number>();

  add({ stratum }: PopulationUnit): void {
    this.counts.set(stratum, (this.counts.get(stratum) ?? 0) + 1);
  }

  /** Failed ones first, claims in their order, then by name; `clean` last. There is always one of either kind. */
  strata(): readonly StratumPopulation[] {
    const failed = [...this.counts].filter(([stratum]) => stratum !== "clean");
    if (failed.length === 0) failed.push(["failed", 0]);
    failed.sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
    return [
      ...failed.map(([stratum, population]) => ({ stratum, verdict: "fail" as const, population })),
      { stratum: "clean", verdict: "pass", population: this.counts.get("clean") ?? 0 },
    ];
  }
}

function place(stratum: string): number {
  const at = CLAIM_STRATA.indexOf(stratum);
  return at < 0 ? CLAIM_STRATA.length : at;
}
