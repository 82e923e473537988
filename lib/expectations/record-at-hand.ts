import type { CompiledSuite } from "../grading/compiled-suite.ts";
import type { Instrument } from "../grading/instrument.ts";
import type { CaseObject } from "../grading/model.ts";
import type { PreparedRecord } from "../grading/prepared-record.ts";
import type { GradeResult } from "../grading/result.ts";

/** A record with the case that it is held against, and what came of it. */
export type RecordAtHand = {
  readonly suite: CompiledSuite;
  readonly instrument: Instrument;
  /** Settled. */
  readonly source: CaseObject;
  readonly record: PreparedRecord;
  readonly result: GradeResult;
  /** The alternative that the result is about. */
  readonly alternative: number;
};
