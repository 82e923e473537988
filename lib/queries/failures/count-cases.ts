import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { FacetValues } from "./facet-values.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import type { FacetOptions } from "./list-facets.ts";
import { withoutFacet } from "./without-facet.ts";

/** The case facet: findings per case under every other part of the filter. */
export async function countCases(filter: FailureFilter, { find, limit }: FacetOptions): Promise<FacetValues> {
  const others = withoutFacet(filter, "case");
  const rolledUp = failureSource(others) !== "finding";
  const source = rolledUp ? "case_rollup" : "finding";
  const counted = rolledUp
    ? Prisma.sql`select f.case_id, sum(f.findings) as n from case_rollup f
        where ${failureConditions(others, source)} group by f.case_id`
    : Prisma.sql`select r.case_id, count(*) as n from finding f
        join record r on r.suite_id = f.suite_id and r.id = f.record_id
        where ${failureConditions(others, source)} group by r.case_id`;
  const rows = await readRows<{ value: string; findings: number; total: number }>(Prisma.sql`
    select case_id as value, n::float8 as findings, count(*) over ()::int as total
    from (${counted}) c ${find === undefined ? Prisma.empty : Prisma.sql`where lower(case_id) like lower(${find})`}
    order by n desc, case_id limit ${limit}`);
  return {
    facet: "case",
    values: rows.map(({ value, findings }) => ({ value, findings })),
    total: rows[0]?.total ?? 0,
  };
}
