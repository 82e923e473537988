import type { CallSource, RecordObject } from "../../grading/model.ts";
import { sourceOfRecord } from "../../grading/source-of-record.ts";

/**
 * What a line says of who recorded a record: nothing of a provider's, unless its calls would tell otherwise. A call in
 * the line says it only where it was recorded by someone else.
 */
export function saidSource(record: RecordObject): CallSource | null {
  const { source, toolCalls } = record;
  if (source !== "provider") return source ?? null;
  return sourceOfRecord({ toolCalls }) === source ? null : source;
}
