import type { IngestCounts } from "../../queries/ingest-counts.ts";

/** Whether a stream held any object at all. */
export function readAnything({ suite, tool, case: cases, run, record, label }: IngestCounts): boolean {
  return [suite, tool, cases, run, record, label].some(({ read }) => read > 0);
}
