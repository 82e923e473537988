import type { GradeResult } from "../../grading/result.ts";
import type { HashedSignature } from "./hashed-signature.ts";

/** A record's result under one instrument, by the instrument's key in the store. */
export type InstrumentResult = {
  readonly instrumentId: number;
  readonly result: GradeResult;
  /** One for each finding, in their order. */
  readonly signatures: readonly HashedSignature[];
};

/** A record with what is written and counted of its grading. */
export type GradedRecord = {
  /** The record's key in the store, in decimal. */
  readonly key: string;
  readonly runKey: number;
  readonly caseId: string;
  readonly callCount: number;
  readonly results: readonly InstrumentResult[];
};
