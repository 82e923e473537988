import type { Finding } from "../grading/result.ts";
import { parsePath } from "../json/parse-path.ts";
import { alternativesOf } from "./alternatives-of.ts";
import type { ArgumentFault } from "./argument-fault.ts";
import type { RecordAtHand } from "./record-at-hand.ts";

/**
 * Findings on values and types, put together by argument. None of a call of another tool: its arguments are
 * another's, and what is wrong is the name.
 */
export function findArgumentFaults({ result, alternative, source }: RecordAtHand): ArgumentFault[] {
  const calls = alternativesOf(source)[alternative] ?? [];
  const named = new Set(
    result.findings.flatMap(({ claim, callIndex }) => (claim === "name" ? [callIndex] : [])),
  );
  const faults = new Map<string, ArgumentFault & { at: ArgumentFault["at"][number][] }>();
  result.findings.forEach((finding, index) => {
    const { callIndex, expectedIndex, claim } = finding;
    if (callIndex === null || expectedIndex === null || named.has(callIndex)) return;
    if ((claim !== "value" && claim !== "type") || !hasPath(finding) || calls[expectedIndex] === undefined)
      return;
    const path = parsePath(finding.path);
    const key = path?.[0];
    if (path === null || typeof key !== "string") return;
    const id = JSON.stringify([expectedIndex, key]);
    const fault = faults.get(id) ?? { expectedIndex, callIndex, key, at: [] };
    fault.at.push({ index, finding, path });
    faults.set(id, fault);
  });
  return [...faults.values()];
}

function hasPath(finding: Finding): finding is Finding & { path: string } {
  return finding.path !== null;
}
