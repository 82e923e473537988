import type { InstrumentRow } from "../instrument-row.ts";
import type { ScopeUnit } from "./sample-unit.ts";

export type StrataBy = "verdict" | "claim" | "tool";

/** One stratum with its frozen size and how far its items are labelled. */
export type SampleStratumRow = {
  readonly seq: number;
  /** `failed`, `clean`, `failed:value`, `failed:issue_refund` …, decoded. */
  readonly stratum: string;
  /** What the sample's instrument said of its units. */
  readonly verdict: "fail" | "pass";
  /** N, frozen at the draw. */
  readonly population: number;
  /** Items drawn; at most N. */
  readonly size: number;
  /** Items whose labels are complete and agree, or are adjudicated. */
  readonly labelled: number;
  readonly unresolved: number;
};

/** What the population was: run ids (null: all there were) and the rest of the Failures filter, as its URL has them. */
export type SamplePopulation = {
  readonly runs: readonly string[] | null;
  readonly filter: Readonly<Record<string, readonly string[]>>;
  /** Records that came later are not in it: the store's last record then, a bigint as text. */
  readonly lastRecord: string;
};

/** A sample as the screens know it; texts are decoded. */
export type SampleRow = {
  readonly id: number;
  readonly name: string;
  readonly unit: ScopeUnit;
  readonly instrument: InstrumentRow;
  readonly population: SamplePopulation;
  readonly seed: string;
  readonly strataBy: StrataBy;
  readonly blind: boolean;
  readonly reviewsPerItem: number;
  /** Units of the population that the instrument could not grade: in no stratum. */
  readonly ungraded: number;
  /** Its labels come from a simulation, not from people. */
  readonly simulated: boolean;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly stopped: { readonly at: Date; readonly how: string } | null;
  /** Failed ones first, clean last. */
  readonly strata: readonly SampleStratumRow[];
  readonly progress: SampleProgress;
};

export type SampleProgress = {
  readonly items: number;
  /** As `labelled` of a stratum. */
  readonly labelled: number;
  /**
   * Items that fewer reviewers than wanted have labelled, who agree so far: in no rate while labelling goes on, in it
   * once it was stopped.
   */
  readonly waiting: number;
  readonly unresolved: number;
  /** Every item is labelled by as many reviewers as wanted, and no disagreement is open. */
  readonly finished: boolean;
  readonly reviewers: readonly { readonly reviewer: string; readonly labelled: number }[];
};
