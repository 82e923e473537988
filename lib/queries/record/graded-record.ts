import type { Level } from "../../grading/claims.ts";
import type { Instrument } from "../../grading/instrument.ts";
import type { CaseObject, ExpectedCall } from "../../grading/model.ts";
import type { Finding, GradeResult, Pair } from "../../grading/result.ts";
import type { CallOutline } from "./call-outline.ts";

/** A record read anew under an instrument: what the page shows besides the stored verdict. */
export type GradedRecord = {
  /** What the instrument says now. */
  readonly result: GradeResult;
  /** null: the record's case is unknown (K9). */
  readonly source: CaseObject | null;
  /** The rules that the evidence is read under. */
  readonly instrument: Instrument;
  readonly evidence: GradedEvidence;
  /** The alternatives of the case that the instrument tries. */
  readonly alternatives: readonly GradedAlternativeRow[];
  readonly calls: readonly CallOutline[];
};

/** One alternative held against the calls. */
export type GradedEvidence = {
  /** null: the case states no calls. */
  readonly alternative: number | null;
  readonly expected: readonly ExpectedCall[];
  readonly findings: readonly Finding[];
  readonly pairs: readonly Pair[];
  /** Whether the findings are what the verdict stands on. */
  readonly standing: EvidenceStanding;
};

/** `verdict`: the findings are the verdict's; `aside`: they are what the argument claims say, and something else decides; `ungraded`: nothing was compared. */
export type EvidenceStanding =
  | { readonly kind: "verdict" }
  | { readonly kind: "other_alternative" }
  | { readonly kind: "aside"; readonly level: Level }
  | { readonly kind: "ungraded" };

export type GradedAlternativeRow = {
  readonly index: number;
  readonly calls: number;
  /** null: not counted, because it would take long. */
  readonly findings: number | null;
};
