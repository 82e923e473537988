import type { Finding, GradeResult } from "../../grading/result.ts";
import type { FlipFinding } from "./flip-example.ts";

/** The findings that are gone in `after`, then those that have come, each in their order. */
export function changedFindings(before: GradeResult, after: GradeResult): FlipFinding[] {
  const told =
    (change: FlipFinding["change"]) =>
    (finding: Finding): FlipFinding => {
      const { claim, kind, tool, path, callIndex, expected, actual, message } = finding;
      return { change, claim, kind, tool, path, callIndex, expected, actual, message };
    };
  return [
    ...lacking(before.findings, after.findings).map(told("goes")),
    ...lacking(after.findings, before.findings).map(told("comes")),
  ];
}

function lacking(these: readonly Finding[], those: readonly Finding[]): Finding[] {
  const known = new Set(those.map(keyOf));
  return these.filter((finding) => !known.has(keyOf(finding)));
}

function keyOf({ kind, callIndex, tool, path, expected, actual }: Finding): string {
  return JSON.stringify([kind, callIndex, tool, path, expected, actual]);
}
