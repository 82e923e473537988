import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import { runConditions } from "./run-conditions.ts";
import { sourceTable } from "./source-table.ts";

const NEWEST_RUNS = 24;

/** Findings of each signature in each of the newest runs of the filter, oldest run first; runs without any are 0. */
export async function listGroupTrends(
  filter: FailureFilter,
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (filter.signatureIds.length === 0) return new Map();
  const source = failureSource(filter);
  const { table, findings } = sourceTable(source);
  const inRuns = Prisma.join(
    [Prisma.sql`suite_id = ${filter.suiteId}`, ...runConditions(filter, Prisma.empty)],
    " and ",
  );
  const rows = await readRows<{
    signature_id: number;
    place: number;
    findings: number;
    places: number;
  }>(Prisma.sql`
    with newest as (
      select id, row_number() over (order by ordered_at, id)::int - 1 as place, count(*) over ()::int as places
      from (select id, ordered_at from run where ${inRuns}
        order by ordered_at desc, id desc limit ${NEWEST_RUNS}) n
    ), counted as (
      select f.signature_id, f.run_id, ${findings}::float8 as findings from ${table}
      where ${failureConditions(filter, source)} and f.run_id in (select id from newest)
      group by f.signature_id, f.run_id
    )
    select c.signature_id, n.place, n.places, c.findings
    from newest n left join counted c on c.run_id = n.id`);
  const places = rows[0]?.places ?? 0;
  const trends = new Map(filter.signatureIds.map((id) => [id, new Array<number>(places).fill(0)]));
  for (const { signature_id, place, findings: count } of rows) {
    const trend = signature_id === null ? undefined : trends.get(signature_id);
    if (trend && count !== null) trend[place] = count;
  }
  return trends;
}
