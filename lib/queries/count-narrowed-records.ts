import { Prisma } from "../db/generated/client.ts";
import type { Verdict } from "../grading/result.ts";
import { inRuns } from "./in-runs.ts";
import { narrowingSql } from "./narrowing-sql.ts";
import { readRows } from "./read-rows.ts";
import type { RecordNarrowing } from "./record-narrowing.ts";
import type { Scope } from "./scope.ts";

const VERDICTS: Readonly<Record<string, Verdict>> = { P: "pass", F: "fail", U: "ungraded" };

/** The scope's records that a narrowing leaves, by their verdict under the scope's instrument. */
export async function countNarrowedRecords(
  scope: Scope,
  narrowing: RecordNarrowing,
): Promise<Readonly<Record<Verdict, number>>> {
  const rows = await readRows<{ verdict: string; records: number }>(Prisma.sql`
    SELECT v.verdict, count(*)::int AS records FROM verdict v
    WHERE v.suite_id = ${scope.suite.id} AND v.instrument_id = ${scope.instrument.id} ${inRuns(scope, "v.run_id")}
      ${narrowingSql(scope.suite.id, narrowing)}
    GROUP BY v.verdict`);
  const counts = { pass: 0, fail: 0, ungraded: 0 };
  for (const { verdict, records } of rows) counts[VERDICTS[verdict] ?? "ungraded"] = records;
  return counts;
}
