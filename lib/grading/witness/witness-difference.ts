import type { WitnessCode } from "./witness-kinds.ts";

/** One way in which an account differs from what was seen on the wire. */
export type WitnessDifference = {
  readonly kind: WitnessCode;
  /** Which account it is: the agent's own log, or the handlers'. */
  readonly leg: "log" | "handler";
  /** `items[0].qty`, or null where the difference is about the whole call. */
  readonly path: string | null;
  /** What the account has, as a literal, bounded (`boundedLiteral`); null where it has nothing. */
  readonly said: string | null;
  /** What the wire has. */
  readonly was: string | null;
  readonly message: string;
};
