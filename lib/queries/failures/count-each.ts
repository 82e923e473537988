import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import { sourceTable } from "./source-table.ts";

/** How many findings each of some filters holds, in their order; one query. */
export async function countEach(filters: readonly FailureFilter[]): Promise<readonly number[]> {
  if (filters.length === 0) return [];
  const counts = filters.map((filter, place) => {
    const source = failureSource(filter);
    const { table, findings } = sourceTable(source);
    return Prisma.sql`(select ${place}::int as place, coalesce(${findings}, 0)::float8 as n
      from ${table} where ${failureConditions(filter, source)})`;
  });
  const rows = await readRows<{ place: number; n: number }>(Prisma.join(counts, " union all "));
  return filters.map((_, place) => rows.find((row) => row.place === place)?.n ?? 0);
}
