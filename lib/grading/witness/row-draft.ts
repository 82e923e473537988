import type { ToldCall } from "./told-call.ts";

/** A row while accounts are being paired. */
export type RowDraft = {
  readonly wire: ToldCall | null;
  readonly handlers: ToldCall[];
  log: ToldCall | null;
  /** How often the log has it: a log that tells a retry tells the call again. */
  logged: number;
};
