import { CLAIMS } from "../../grading/claims.ts";
import type { ClaimResult, GradeResult } from "../../grading/result.ts";
import type { GradedRecord } from "../record/graded-record.ts";

const HIDDEN: ClaimResult = { status: "not_checked", reason: "hidden" };

/**
 * A graded record of which only the alignment is left: which expected call stands beside which call. No verdict,
 * claim, finding or signal, and no rules, so that what differs is told from the texts alone.
 */
export function withoutVerdict(graded: GradedRecord): GradedRecord {
  const claims = Object.fromEntries(CLAIMS.map((claim) => [claim, HIDDEN])) as GradeResult["claims"];
  const { alternative, expected, pairs } = graded.evidence;
  return {
    ...graded,
    result: {
      verdict: "ungraded",
      reason: null,
      claims,
      findings: [],
      signals: [],
      alternative: null,
      pairs: [],
    },
    instrument: { ...graded.instrument, rules: {} },
    evidence: { alternative, expected, pairs, findings: [], standing: { kind: "ungraded" } },
    alternatives: graded.alternatives.map((one) => ({ ...one, findings: null })),
  };
}
