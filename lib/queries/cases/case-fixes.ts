import type { ProposedFixes } from "../../expectations/propose-fixes.ts";
import type { CaseObject } from "../../grading/model.ts";
import type { InstrumentRow } from "../instrument-row.ts";

/** What a record proposes for its case as it stands now. */
export type CaseFixes = ProposedFixes & {
  readonly recordId: string;
  /** The current version, which the proposals change. */
  readonly base: number;
  readonly source: CaseObject;
  /** The version that the record was graded against; null: none, or an unknown one. */
  readonly recordVersion: number | null;
  /** The instrument that the findings are read under. */
  readonly instrument: Pick<InstrumentRow, "level" | "version">;
};
