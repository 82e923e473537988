import type { Audit } from "./audit.ts";

/** An audit at the places of its population: from the first to the last that holds a run of it. */
export type PlacedAudit = {
  readonly audit: Audit;
  readonly from: number;
  readonly to: number;
  /** Runs of the population that stand on the axis. */
  readonly shown: number;
};
