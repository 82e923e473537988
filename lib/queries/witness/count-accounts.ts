import { Prisma } from "../../db/generated/client.ts";
import { inRuns } from "../in-runs.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import type { AccountCounts } from "./account-counts.ts";

type Row = { logged: number; handled: number; only_log: number; records: number };

/** Counts the scope's records by the accounts that they have: joined ones, and those within one record. */
export async function countAccounts(scope: Scope): Promise<AccountCounts> {
  const suiteId = scope.suite.id;
  const runs = inRuns(scope);
  const joined = (source: "observer" | "agent_log") => Prisma.sql`
    SELECT account_of AS id FROM record
    WHERE suite_id = ${suiteId} AND source = ${source} AND account_of <> id ${runs}`;
  const [row] = await readRows<Row>(Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM (${joined("agent_log")}
        UNION SELECT id FROM record WHERE suite_id = ${suiteId} AND own_log AND account_of IS NULL ${runs}) l) AS logged,
      (SELECT count(DISTINCT h.id)::int FROM (${joined("observer")}) h) AS handled,
      (SELECT count(*)::int FROM record
        WHERE suite_id = ${suiteId} AND source = 'agent_log' AND source <> 'provider' AND account_of IS NULL ${runs}) AS only_log,
      (SELECT coalesce(sum(records), 0)::int FROM run_totals WHERE suite_id = ${suiteId} ${runs}) AS records`);
  if (row === undefined) throw new Error("A select without a table yields one row.");
  return {
    withLog: row.logged,
    withHandlers: row.handled,
    onlyLog: row.only_log,
    onlyWitness: Math.max(0, row.records - row.only_log - row.logged),
  };
}
