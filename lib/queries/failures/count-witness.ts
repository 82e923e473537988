import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { FacetValues } from "./facet-values.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { withoutFacet } from "./without-facet.ts";

/** The facet of log against wire: findings that bear each kind, under every other part of the filter. */
export async function countWitness(filter: FailureFilter): Promise<FacetValues> {
  const { suiteId, instrumentId, unit } = filter;
  const sameCall =
    unit === "calls" ? Prisma.sql`and (c.call_index is null or c.call_index = f.call_index)` : Prisma.empty;
  const call = unit === "calls" ? Prisma.sql`call_index` : Prisma.sql`null::int as call_index`;
  const rows = await readRows<{ value: string; findings: number }>(Prisma.sql`
    with carried as (
      select distinct record_id, detail, ${call} from signal
      where suite_id = ${suiteId} and instrument_id = ${instrumentId} and signal = 'witness'
    )
    select c.detail as value, count(distinct (f.record_id, f.seq))::float8 as findings
    from finding f join carried c on c.record_id = f.record_id ${sameCall}
    where ${failureConditions(withoutFacet(filter, "witness"), "finding")}
    group by c.detail order by 2 desc, 1`);
  return { facet: "witness", values: rows, total: rows.length };
}
