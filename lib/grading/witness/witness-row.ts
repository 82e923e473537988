import type { PreparedCall } from "../prepared-record.ts";
import type { WitnessDifference } from "./witness-difference.ts";

/** One call as each account of its trial has it. */
export type WitnessRow = {
  /** The graded call; null where nobody saw one. */
  readonly wire: PreparedCall | null;
  /** Each run of a handler for it, in order. */
  readonly handlers: readonly PreparedCall[];
  /** What the agent's own log has of it. */
  readonly log: PreparedCall | null;
  readonly differences: readonly WitnessDifference[];
};
