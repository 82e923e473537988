import type { Verdict } from "../../grading/result.ts";
import type { LabelTruth } from "../../labels/truths.ts";
import type { FlipExample } from "./flip-example.ts";

/** A labelled item whose verdict flips. `callIndex` null: the label is on the record. */
export type LabelFlip = FlipExample & {
  readonly callIndex: number | null;
  readonly truth: LabelTruth;
  readonly cause: string | null;
  readonly note: string | null;
  readonly reviewer: string;
  readonly from: Verdict;
  readonly to: Verdict;
};

/** Labelled items that flip one way: how many of either unit, and the first of them (at most 200). */
export type LabelFlips = {
  readonly records: number;
  readonly calls: number;
  readonly items: readonly LabelFlip[];
};
