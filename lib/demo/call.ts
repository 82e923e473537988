import type { Received } from "./dispatch.ts";
import type { Step } from "./scenario.ts";
import type { Truth } from "./truth.ts";
import type { Arguments } from "./value.ts";

/** A call that the agent has decided on. */
export type PlannedCall = {
  readonly tool: string;
  readonly args: Arguments;
  /** As the model spells the tool; mostly its name. */
  readonly name: string;
  /** Whether the text of the arguments ends too early. */
  readonly cutOff: boolean;
  /** What was wanted here; null where nothing was. */
  readonly meant: Step | null;
  readonly truth: Truth;
};

/** A call that was made. */
export type MadeCall = PlannedCall & {
  readonly raw: string;
  /** Null: it did not get as far as the handler. */
  readonly received: Received | null;
  readonly result: Readonly<Record<string, unknown>> | null;
  readonly error: string | null;
  readonly turn: number;
  readonly latencyMs: number;
};
