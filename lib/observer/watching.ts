import type { Ended } from "./ended.ts";

/** Who looks on at a result. */
export type Watching = {
  /** Told once it is known how it ended. Never throws. */
  readonly settled: (ended: Ended) => void;
  /** Runs what belongs to the call, though it runs later. */
  readonly within: <V>(work: () => V) => V;
};
