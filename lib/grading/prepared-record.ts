import type { ReadArguments } from "../json/read-arguments.ts";
import type { RecordedCall, RecordObject } from "./model.ts";

/** A graded call; its arguments are read when first asked for, once for all instruments. */
export type PreparedCall = {
  /** In the record, those calls counted that are not graded. */
  readonly index: number;
  readonly call: RecordedCall;
  read: ReadArguments | null;
};

/** A record made ready for grading under any number of instruments. */
export type PreparedRecord = {
  readonly source: RecordObject;
  /** The calls that are graded, in emission order. */
  readonly calls: readonly PreparedCall[];
  /** The agent's own account, set apart because a witness recorded the same record. */
  readonly hearsay: readonly PreparedCall[];
  /** What handlers got, by the accounts of observers, where the graded calls are those on the wire. */
  readonly handled: readonly PreparedCall[];
  /** Whether there is an agent's own account, and one of handlers: one may well hold no call. */
  readonly hasLog: boolean;
  readonly hasHandler: boolean;
};
