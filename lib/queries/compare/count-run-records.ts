import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { ComparedRuns } from "./compared-runs.ts";

/** By run: all records, and those that the instrument has no verdict of yet, graded or not. */
export async function countRunRecords({
  suiteId,
  instrumentId,
  a,
  b,
}: ComparedRuns): Promise<ReadonlyMap<number, { readonly records: number; readonly unseen: number }>> {
  const rows = await readRows<{ run_id: number; records: number; seen: number }>(Prisma.sql`
    select t.run_id, t.records,
      coalesce(r.records_pass + r.records_fail + r.records_ungraded, 0)::int as seen
    from run_totals t
    left join run_rollup r on r.suite_id = t.suite_id and r.run_id = t.run_id and r.instrument_id = ${instrumentId}
    where t.suite_id = ${suiteId} and t.run_id in (${a.id}, ${b.id})`);
  return new Map(
    rows.map(({ run_id, records, seen }) => [run_id, { records, unseen: Math.max(0, records - seen) }]),
  );
}
