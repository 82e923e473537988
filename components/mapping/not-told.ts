import type { MappingDraft } from "./mapping-draft";

/** What can't be known with this mapping, and what to do: said before anything is imported. */
export function notTold({ columns }: MappingDraft): readonly string[] {
  const lines: string[] = [];
  const hasExpected = columns.expected_tool !== undefined || columns.expected_tool_calls !== undefined;
  if (columns.tool === undefined && columns.tool_calls === undefined) {
    lines.push("Which tools were called: records have a verdict at most, and no evidence.");
  } else if (columns.arguments === undefined && columns.tool_calls === undefined) {
    lines.push("The arguments: names and counts can be graded, values can’t.");
  }
  if (!hasExpected) {
    lines.push(
      "Which calls were expected: send cases as YAML beside the file or later, with the same case ids.",
    );
  }
  if (columns.verdict === undefined) lines.push("What your own harness said.");
  if (columns.trial === undefined && columns.record_id === undefined) {
    lines.push("Which attempt a row is of: attempts at a case are told apart by their place alone.");
  }
  return lines;
}
