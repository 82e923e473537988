import type { CallSource } from "../../grading/model.ts";

/** A call without its texts. */
export type CallOutline = {
  readonly name: string;
  readonly dispatchedName: string | null;
  readonly callId: string | null;
  readonly turn: number | null;
  readonly latencyMs: number | null;
  readonly startedAt: string | null;
  readonly source: CallSource;
  readonly providerParsed: boolean;
  /** Equal for calls of one name with equal arguments. */
  readonly sameAs: string;
  readonly effect: "side_effecting" | "read_only" | "undeclared" | "unregistered";
  /** UTF-16 lengths; null where there is none. */
  readonly rawLength: number | null;
  readonly receivedLength: number | null;
  /** Another call of the record has the same id, or the id is empty: a result can't be paired by it. */
  readonly idAmbiguous: boolean;
};
