import type { CompiledCase } from "./compiled-case.ts";
import { gradeRecord } from "./grade-record.ts";
import type { RecordObject } from "./model.ts";
import { prepareRecord } from "./prepare-record.ts";
import type { GradeResult } from "./result.ts";

/**
 * Grades one record under several instruments, reading its arguments once. `accounts`: what weaker sources say of the
 * same trial.
 *
 * @example gradeAll([underClaims, underEquivalent], record).map((result) => result.verdict)
 */
export function gradeAll(
  cases: readonly CompiledCase[],
  record: RecordObject,
  accounts: readonly RecordObject[] = [],
): GradeResult[] {
  const prepared = prepareRecord(record, accounts);
  return cases.map((compiled) => gradeRecord(compiled, prepared));
}
