import type { Recorder } from "../recorder.ts";
import type { ByteBudget } from "./byte-budget.ts";
import type { SeenTools } from "./seen-tools.ts";
import type { Totals } from "./totals.ts";

/** What all exchanges of a proxy share. */
export type Observation = {
  readonly recorder: Recorder;
  readonly budget: ByteBudget;
  readonly totals: Totals;
  readonly tools: SeenTools;
};
