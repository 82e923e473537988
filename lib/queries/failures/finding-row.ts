import type { Claim, FindingKind } from "../../grading/claims.ts";
import type { Preview } from "../../json/preview.ts";

/** One finding as a list shows it: texts decoded, literals as bounded previews. */
export type FindingRow = {
  /** Unique in the suite under one instrument. */
  readonly key: string;
  /** Where this row stands: a cursor of the list's order. */
  readonly cursor: string;
  readonly recordId: string;
  readonly caseId: string;
  readonly trial: number;
  readonly runId: string;
  readonly runAt: string;
  readonly model: string | null;
  readonly seq: number;
  readonly signatureId: number;
  readonly claim: Claim;
  readonly kind: FindingKind;
  readonly tool: string;
  /** The concrete path, such as `items[0].qty`; null: about the whole call. */
  readonly path: string | null;
  readonly title: string;
  readonly callIndex: number | null;
  readonly expected: Preview | null;
  readonly actual: Preview | null;
  readonly message: Preview;
};
