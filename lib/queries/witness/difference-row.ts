import type { Segment } from "../../evidence/evidence.ts";
import type { WitnessCode } from "../../grading/witness/witness-kinds.ts";
import type { Preview } from "../../json/preview.ts";

/** What an account says against what was, as literals with the pieces that differ; null: nothing there. */
export type SaidAndWas = {
  readonly said: readonly Segment[] | null;
  readonly was: readonly Segment[] | null;
};

/** One difference as the list shows it; texts decoded. */
export type DifferenceRow = {
  /** Unique in the suite under one instrument. */
  readonly key: string;
  /** Its place among the record's signals. */
  readonly seq: number;
  readonly recordId: string;
  readonly caseId: string;
  readonly trial: number;
  readonly runId: string;
  readonly kind: WitnessCode;
  readonly tool: string | null;
  /** `items[0].qty`; null: about the whole call. */
  readonly path: string | null;
  /** The call on the wire; null: only the account has it. */
  readonly callIndex: number | null;
  readonly message: Preview;
  /** null where the message says all, or the record is too large to be read for a list. */
  readonly literals: SaidAndWas | null;
};

/** A page of differences; `next` is the cursor of what follows, null at the end. */
export type DifferencePage = { readonly rows: readonly DifferenceRow[]; readonly next: string | null };
