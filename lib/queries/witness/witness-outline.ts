import type { CallSource } from "../../grading/model.ts";
import type { WitnessDifference } from "../../grading/witness/witness-difference.ts";

/** A call of one of the records that tell of a trial. */
export type AccountCall = {
  /** The record's key in the store, in decimal. */
  readonly recordKey: string;
  /** Its place among that record's calls. */
  readonly callIndex: number;
  readonly name: string;
};

/** One call as each account has it. */
export type OutlineRow = {
  readonly wire: AccountCall | null;
  readonly handlers: readonly AccountCall[];
  readonly log: AccountCall | null;
  readonly differences: readonly WitnessDifference[];
};

/** The calls of a trial's accounts held against each other, without their texts. */
export type WitnessOutline = {
  readonly hasLog: boolean;
  readonly hasHandler: boolean;
  /** Who recorded what the others are held against. */
  readonly witness: Exclude<CallSource, "agent_log">;
  readonly rows: readonly OutlineRow[];
};
