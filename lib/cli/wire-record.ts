import { CLAIMS } from "../grading/claims.ts";
import type { GradeResult } from "../grading/result.ts";

/** A graded record as `--json` prints it; `reason` only where the record is ungraded. */
export function wireRecord(recordId: string, result: GradeResult): object {
  return {
    record_id: recordId,
    verdict: result.verdict,
    ...(result.reason === null ? {} : { reason: result.reason }),
    claims: Object.fromEntries(CLAIMS.map((claim) => [claim, result.claims[claim].status])),
    findings: result.findings.map((finding) => ({
      claim: finding.claim,
      kind: finding.kind,
      call_index: finding.callIndex,
      expected_index: finding.expectedIndex,
      tool: finding.tool,
      path: finding.path,
      expected: finding.expected,
      actual: finding.actual,
      message: finding.message,
    })),
    signals: result.signals.map((signal) => ({
      signal: signal.signal,
      call_index: signal.callIndex,
      tool: signal.tool,
      path: signal.path,
      detail: signal.detail,
      message: signal.message,
    })),
    alternative: result.alternative,
  };
}
