import { Prisma } from "../../db/generated/client.ts";
import type { Verdict } from "../../grading/result.ts";
import { inRuns } from "../in-runs.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";

/** Records by what two instruments say of them; null: the instrument has no verdict of them. */
export type VerdictPair = {
  readonly x: Verdict | null;
  readonly y: Verdict | null;
  readonly records: number;
};

const VERDICTS: Readonly<Record<string, Verdict>> = { P: "pass", F: "fail", U: "ungraded" };

/** Counts the scope's records by the verdicts of two instruments (ids of rows): one join of both. */
export async function countVerdictPairs(scope: Scope, x: number, y: number): Promise<readonly VerdictPair[]> {
  const verdicts = (instrument: number) => Prisma.sql`(SELECT record_id, verdict FROM verdict
    WHERE suite_id = ${scope.suite.id} AND instrument_id = ${instrument} ${inRuns(scope)})`;
  const rows = await readRows<{ x: string | null; y: string | null; records: number }>(Prisma.sql`
    SELECT x.verdict AS x, y.verdict AS y, count(*)::int AS records
    FROM ${verdicts(x)} x FULL JOIN ${verdicts(y)} y ON x.record_id = y.record_id
    GROUP BY 1, 2`);
  const verdict = (letter: string | null) => (letter === null ? null : (VERDICTS[letter] ?? "ungraded"));
  return rows.map((row) => ({ x: verdict(row.x), y: verdict(row.y), records: row.records }));
}
