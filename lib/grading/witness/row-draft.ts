import type { ToldCall } from "./told-call.ts";

/** A row while accounts are being paired. */
export type RowDraft = {
  readonly wire: ToldCall | null;
  readonly handlers: ToldCall[];
  /** What the log has of it, in the log's order: a log that tells a retry tells the call again. */
  readonly logs: ToldCall[];
};
