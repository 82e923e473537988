import type { LongText } from "../record/long-text.ts";
import type { SectionPage } from "../record/section-view.ts";
import type { TrajectoryPage } from "../record/trajectory-page.ts";
import type { CaseSheet } from "./case-sheet.ts";

/** What a reviewer reads of one item; plain data. In a blind sample nothing in it comes of a verdict. */
export type ReviewEvidence = {
  readonly caseId: string;
  readonly trial: number;
  readonly runId: string;
  readonly model: string | null;
  readonly sections: SectionPage;
  /** null: at most one call was made. */
  readonly trajectory: TrajectoryPage | null;
  /** null: the case is unknown to the suite. */
  readonly sheet: CaseSheet | null;
  readonly finalMessage: LongText | null;
  readonly world: LongText | null;
  /** Characters of the transcript; null: there is none. */
  readonly messages: number | null;
  /** Where more of it is read. */
  readonly api: string;
};
