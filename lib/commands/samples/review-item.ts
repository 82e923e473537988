import type { LabelRow } from "../../labels/label-row.ts";

/** What a reviewer is given to read: nothing in it tells what an instrument said, or what others did. */
export type ReviewItem = {
  readonly position: number;
  /** Place in the order of review, over all strata, from 1. */
  readonly order: number;
  readonly itemId: string;
  readonly recordId: string;
  readonly callIndex: number | null;
  /** Until when nobody else gets it. */
  readonly expiresAt: Date;
  /** This reviewer's own labels on it that count, newest last. */
  readonly own: readonly LabelRow[];
};
