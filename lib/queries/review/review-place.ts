import type { InstrumentRow } from "../instrument-row.ts";

/** The unit that an item of a sample stands for, and what it is read under. */
export type ReviewPlace = {
  readonly suiteId: number;
  readonly suite: string;
  readonly sampleId: number;
  readonly position: number;
  readonly instrument: InstrumentRow;
  readonly blind: boolean;
  readonly recordId: string;
  readonly callIndex: number | null;
};
