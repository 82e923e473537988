import { LEVELS } from "../../grading/claims.ts";
import type { RegradeChanges } from "../grading/regrade-changes.ts";

/** Both counts of changed verdicts as one. */
export function mergeChanges(one: RegradeChanges, other: RegradeChanges): RegradeChanges {
  const sums: RegradeChanges = {};
  for (const level of LEVELS) {
    const all = [...Object.entries(one[level] ?? {}), ...Object.entries(other[level] ?? {})];
    if (all.length === 0) continue;
    const counts: Record<string, number> = {};
    for (const [change, records] of all) counts[change] = (counts[change] ?? 0) + records;
    sums[level] = counts;
  }
  return sums;
}
