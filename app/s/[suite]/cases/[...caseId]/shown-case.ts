import type { CaseParams } from "@/lib/queries/cases/case-params";
import type { CaseVersionRow } from "@/lib/queries/cases/case-version-row";
import type { Scope } from "@/lib/queries/scope";

/** What every part of a case's page is about. */
export type ShownCase = {
  readonly scope: Scope;
  readonly values: CaseParams;
  /** Plain text. */
  readonly caseId: string;
  /** Newest first; empty where nobody defined the case. */
  readonly versions: readonly CaseVersionRow[];
};
