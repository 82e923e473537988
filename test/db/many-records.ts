import { refundSuite } from "./refund-suite.ts";

/** The small suite with so many runs of its ten records each that an ingest takes several batches. */
export function manyRecords(suite: string, runs: number): object[] {
  const parts = refundSuite(suite);
  const sample = parts.records.slice(0, 10);
  const records = Array.from({ length: runs }, (_, run) =>
    sample.map((record, i) => ({ ...record, run_id: `run-${run}`, record_id: `run-${run}/${i}` })),
  );
  return [parts.suite, ...parts.tools, ...parts.cases, ...records.flat()];
}
