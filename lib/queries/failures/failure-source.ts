import type { FailureFilter } from "./failure-filter.ts";

/** The tables that can answer how many findings a filter holds, smallest first. */
export type FailureSource = "finding_rollup" | "case_rollup" | "finding";

/** The smallest table that knows everything that a filter asks for. */
export function failureSource({ chosen, search }: FailureFilter): FailureSource {
  if (search !== null || chosen.signal.length > 0 || chosen.witness.length > 0) return "finding";
  return chosen.case.length > 0 ? "case_rollup" : "finding_rollup";
}
