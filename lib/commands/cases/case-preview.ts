import type { Level } from "../../grading/claims.ts";
import type { Verdict } from "../../grading/result.ts";
import type { LabelTruth } from "../../labels/truths.ts";

/** A record whose verdict would be another one, or a call of it (`callIndex`) where the label is on the call. */
export type CaseFlip = {
  readonly recordId: string;
  readonly runId: string;
  readonly trial: number;
  readonly callIndex: number | null;
  /** Version of the case that the record was graded against; null: none. */
  readonly version: number | null;
  readonly from: Verdict;
  readonly to: Verdict;
  readonly truth: LabelTruth | null;
};

/** Units that go one way: all are counted, the first of them told. */
export type CaseFlips = { readonly total: number; readonly shown: readonly CaseFlip[] };

export type LevelFlips = {
  readonly level: Level;
  readonly before: Readonly<Record<Verdict, number>>;
  readonly after: Readonly<Record<Verdict, number>>;
  readonly flips: readonly { readonly from: Verdict; readonly to: Verdict; readonly records: number }[];
};

/** What a changed case would say of every record of it. Nothing is written, and adopting it regrades none of them. */
export type CasePreview = {
  readonly records: number;
  /** Under each current instrument that reads the case. */
  readonly levels: readonly LevelFlips[];
  /** The level that the lists below are about. */
  readonly level: Level;
  /** Records whose verdict is another one. */
  readonly flips: CaseFlips;
  /** Labelled wrong, failed, would pass. */
  readonly contradicted: CaseFlips;
  /** Labelled right, failed, would pass. */
  readonly gained: CaseFlips;
  /** Labelled right, passed, would fail. */
  readonly lost: CaseFlips;
  /** Labelled wrong, passed, would fail. */
  readonly caught: CaseFlips;
  /** Items with a label that counts, records and calls. */
  readonly labelled: number;
};

export type CasePreviewProgress = { readonly records: number; readonly total: number };
