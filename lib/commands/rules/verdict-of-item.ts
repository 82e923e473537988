import type { GradeResult, Verdict } from "../../grading/result.ts";

/** What a result says of a record (`callIndex` null) or of one of its calls: a call fails where it bears a finding. */
export function verdictOfItem({ verdict, findings }: GradeResult, callIndex: number | null): Verdict {
  if (callIndex === null || verdict === "ungraded") return verdict;
  return findings.some((finding) => finding.callIndex === callIndex) ? "fail" : "pass";
}
