import type { EmittedCall } from "./emitted-call.ts";
import type { Step } from "./step.ts";

/** A call of a trace, once, with the innermost step that tells it. */
export type Emitted = {
  readonly step: Step;
  call: EmittedCall;
  /** A step around tells it with another id. */
  unsure: boolean;
};
