import type { Usage } from "../../grading/model.ts";
import type { JsonText } from "../../json/json-node.ts";
import type { EmittedCall } from "./emitted-call.ts";

/** One answer of a model, or the work of an agent as a whole, as far as it is read. Times are nanoseconds since 1970. */
export type Step = {
  readonly id: string;
  readonly kind: "model" | "agent";
  readonly start: bigint | null;
  readonly end: bigint | null;
  readonly calls: readonly EmittedCall[];
  /** Calls in what the model was given, those behind the last message of the user. */
  readonly asked: readonly EmittedCall[];
  /** What tools answered, as the model was told: pairs of a call's id and the result. */
  readonly answers: readonly (readonly [string, JsonText])[];
  readonly said: string;
  /** A JSON list: what the model was given, then its answer. Null where what it was given is not told. */
  readonly messages: JsonText | null;
  readonly usage: Usage | null;
  /** Why it broke; null where it did not. */
  readonly failure: string | null;
};
