import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import type { FailureSummary } from "./failure-summary.ts";
import { runConditions } from "./run-conditions.ts";
import { sourceTable } from "./source-table.ts";

/** Counts the filter's whole set, never a page of it. */
export async function getFailureSummary(
  filter: FailureFilter,
  unit: "records" | "calls",
): Promise<FailureSummary> {
  const source = failureSource(filter);
  const { table, findings } = sourceTable(source);
  const { suiteId, instrumentId } = filter;
  const ofRuns = runConditions(filter, Prisma.empty);
  const inRuns =
    ofRuns.length === 0
      ? Prisma.empty
      : Prisma.sql`and t.run_id in
          (select id from run where suite_id = ${suiteId} and ${Prisma.join(ofRuns, " and ")})`;
  const [counts, bearers, scopes] = await Promise.all([
    readRows<{ findings: number; signatures: number }>(Prisma.sql`
      select coalesce(${findings}, 0)::float8 as findings, count(distinct f.signature_id)::int as signatures
      from ${table} where ${failureConditions(filter, source)}`),
    readRows<{ bearers: number }>(
      unit === "records"
        ? Prisma.sql`select count(distinct f.record_id)::int as bearers from finding f
            where ${failureConditions(filter, "finding")}`
        : Prisma.sql`select count(*)::int as bearers from (select distinct f.record_id, f.call_index from finding f
            where ${failureConditions(filter, "finding")} and f.call_index is not null) b`,
    ),
    readRows<FailureSummary["scope"]>(Prisma.sql`
      select coalesce(sum(t.records_pass + t.records_fail + t.records_ungraded), 0)::int as records,
        coalesce(sum(t.records_fail), 0)::int as "recordsFailing",
        coalesce(sum(t.records_ungraded), 0)::int as "recordsUngraded",
        coalesce(sum(t.calls_graded + t.calls_ungraded), 0)::int as calls
      from run_rollup t
      where t.suite_id = ${suiteId} and t.instrument_id = ${instrumentId} ${inRuns}`),
  ]);
  const [count, bearer, scope] = [counts[0], bearers[0], scopes[0]];
  if (!count || !bearer || !scope) throw new Error("An aggregate without groups yields one row.");
  return { ...count, ...bearer, unit, scope };
}
