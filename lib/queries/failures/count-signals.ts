import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import type { FacetValues } from "./facet-values.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { withoutFacet } from "./without-facet.ts";

/** The signal facet: findings in records that carry the signal, under every other part of the filter. */
export async function countSignals(filter: FailureFilter): Promise<FacetValues> {
  const { suiteId, instrumentId } = filter;
  const rows = await readRows<{ value: string; findings: number }>(Prisma.sql`
    with carried as (
      select distinct record_id, signal from signal
      where suite_id = ${suiteId} and instrument_id = ${instrumentId}
    )
    select c.signal as value, count(*)::float8 as findings
    from finding f join carried c on c.record_id = f.record_id
    where ${failureConditions(withoutFacet(filter, "signal"), "finding")}
    group by c.signal order by 2 desc, 1`);
  return { facet: "signal", values: rows, total: rows.length };
}
