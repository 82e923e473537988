import type { CompiledCase } from "./compiled-case.ts";
import { gradeRecord } from "./grade-record.ts";
import type { RecordObject } from "./model.ts";
import { prepareRecord } from "./prepare-record.ts";
import type { GradeResult } from "./result.ts";

/**
 * Grades one record under several instruments, reading its arguments once.
 *
 * @example gradeAll([underClaims, underEquivalent], record).map((result) => result.verdict)
 */
export function gradeAll(cases: readonly CompiledCase[], record: RecordObject): GradeResult[] {
  const prepared = prepareRecord(record);
  return cases.map((compiled) => gradeRecord(compiled, prepared));
}
