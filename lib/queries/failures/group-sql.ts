import { Prisma } from "../../db/generated/client.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";

/** Rows (signature_id, findings, records, last_run) of a filter, one a signature. */
export function groupedFindings(filter: FailureFilter): Prisma.Sql {
  const rolledUp = failureSource(filter) === "finding_rollup";
  const { suiteId } = filter;
  return rolledUp
    ? Prisma.sql`select f.signature_id, sum(f.findings)::float8 as findings, sum(f.records)::float8 as records,
          max(u.ordered_at) as last_seen
        from finding_rollup f join run u on u.suite_id = ${suiteId} and u.id = f.run_id
        where ${failureConditions(filter, "finding_rollup")} group by f.signature_id`
    : Prisma.sql`select b.signature_id, sum(b.findings)::float8 as findings, count(*)::float8 as records,
          max(u.ordered_at) as last_seen
        from (select f.signature_id, f.run_id, f.record_id, count(*) as findings from finding f
          where ${failureConditions(filter, "finding")} group by f.signature_id, f.run_id, f.record_id) b
        join run u on u.suite_id = ${suiteId} and u.id = b.run_id
        group by b.signature_id`;
}

/** Rows (signature_id, cases) of a filter. */
export function groupedCases(filter: FailureFilter): Prisma.Sql {
  return failureSource(filter) === "finding"
    ? Prisma.sql`select f.signature_id, count(distinct r.case_id)::float8 as cases
        from finding f join record r on r.suite_id = f.suite_id and r.id = f.record_id
        where ${failureConditions(filter, "finding")} group by f.signature_id`
    : Prisma.sql`select f.signature_id, count(distinct f.case_id)::float8 as cases from case_rollup f
        where ${failureConditions(filter, "case_rollup")} group by f.signature_id`;
}
