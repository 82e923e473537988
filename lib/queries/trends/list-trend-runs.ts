import { db } from "../../db/client.ts";
import type { Scope } from "../scope.ts";
import { toRunRow } from "../to-run-row.ts";
import type { TrendRun } from "./trend-run.ts";

/** The scope's newest runs, oldest first, at most `limit`, and how many the scope has. */
export async function listTrendRuns(
  scope: Scope,
  limit: number,
): Promise<{ readonly runs: readonly TrendRun[]; readonly total: number }> {
  const where = {
    suiteId: scope.suite.id,
    ...(scope.runs === null ? {} : { id: { in: scope.runs.map((run) => run.id) } }),
  };
  const [rows, total] = await Promise.all([
    db().run.findMany({ where, orderBy: [{ orderedAt: "desc" }, { id: "desc" }], take: limit }),
    scope.runs === null ? db().run.count({ where }) : scope.runs.length,
  ]);
  return { runs: rows.map((row) => ({ ...toRunRow(row), createdAt: row.createdAt })).reverse(), total };
}
