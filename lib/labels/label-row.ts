import type { LabelTruth } from "./truths.ts";

/** A label as the screens know it; texts are decoded. */
export type LabelRow = {
  /** A bigint as text. */
  readonly id: string;
  readonly reviewer: string;
  readonly truth: LabelTruth;
  /** One of CAUSES, or whatever came on the wire. */
  readonly cause: string | null;
  readonly note: string | null;
  readonly labelledAt: Date;
  readonly adjudicated: boolean;
  readonly withdrawn: boolean;
};
