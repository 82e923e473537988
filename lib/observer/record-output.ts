import type { Journal } from "./journal.ts";

/** Where a recorder's lines go. */
export interface RecordOutput {
  /** One line of native NDJSON, without its line end. Resolves when it is kept; rejects where it can't be. */
  write(line: string): Promise<void>;
  /** Takes down what is no line yet; absent where what is open is held in memory alone. */
  readonly journal?: Journal;
  /** Everything written is where it belongs; rejects where something is not. */
  close(): Promise<void>;
}
