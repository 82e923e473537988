import type { ScopeUnit } from "./sample-unit.ts";

/** A share of `n` labelled units; null where `n` is 0 or weights can't be made. */
export type EstimatedShare = { readonly value: number | null; readonly n: number };

export type StratumEstimate = {
  readonly stratum: string;
  readonly verdict: "fail" | "pass";
  readonly N: number;
  /** Labelled right or wrong. */
  readonly n: number;
  readonly wrong: number;
  readonly unsure: number;
  readonly unresolved: number;
  /** Items drawn. */
  readonly size: number;
  /** Null where `n` is 0. */
  readonly rate: number | null;
  readonly low: number | null;
  readonly high: number | null;
};

export type InstrumentEstimate = {
  /** `equivalent.v2` */
  readonly instrument: string;
  /** Labelled units (right or wrong) that it has a verdict on. */
  readonly n: number;
  readonly false_share_of_failures: EstimatedShare;
  readonly false_share_of_passes: EstimatedShare;
  readonly sensitivity: EstimatedShare;
  readonly specificity: EstimatedShare;
};

/** All that a sample says, as the command line and the API write it. Shares are 0 to 1. */
export type SampleEstimate = {
  readonly sample: {
    readonly id: number;
    readonly name: string;
    readonly unit: ScopeUnit;
    readonly instrument: string;
    readonly seed: string;
    readonly simulated: boolean;
  };
  readonly strata: readonly StratumEstimate[];
  readonly measured: {
    readonly rate: number | null;
    readonly failing: number;
    readonly clean: number;
    readonly ungraded: number;
    readonly instrument: string;
  };
  readonly audited: {
    readonly rate: number;
    readonly low: number;
    readonly high: number;
    readonly method: string;
    readonly scope: "full" | "failures_only";
  } | null;
  /** Why there is no audited rate, or why it is `failures_only`; null: it is full. */
  readonly reason: string | null;
  /**
   * The audited rate with every unsure item taken as right, and as wrong; where none is, the audited rate. Items that
   * are disputed or wait for a label have no truth yet and are in neither.
   */
  readonly unsure_bounds: { readonly as_right: number | null; readonly as_wrong: number | null };
  readonly by_instrument: readonly InstrumentEstimate[];
  readonly agreement: {
    readonly reviewers: number;
    /** Items that several reviewers labelled in the first round. */
    readonly items: number;
    readonly percent: number | null;
    readonly kappa: number | null;
    readonly alpha: number | null;
  };
  /** Most first; `cause` null: none given. */
  readonly causes: readonly {
    readonly cause: string | null;
    readonly truth: "agent_right" | "agent_wrong" | "unsure";
    readonly verdict: "fail" | "pass";
    readonly count: number;
  }[];
  readonly progress: {
    readonly items: number;
    /** By as many reviewers as wanted, who agree, or adjudicated. */
    readonly labelled: number;
    /** By fewer, who agree so far: in no `n` while labelling goes on, in it once it was stopped. */
    readonly waiting: number;
    readonly unresolved: number;
    readonly finished: boolean;
    /** How labelling was ended before its end; null: it was not. */
    readonly stopped: string | null;
  };
  /** What must be said beside the estimate while labelling goes on, or where it was stopped; null: nothing. */
  readonly notice: string | null;
};
