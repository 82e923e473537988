import { Prisma } from "../../db/generated/client.ts";
import type { InstrumentRow } from "../instrument-row.ts";
import { readRows } from "../read-rows.ts";
import { failureConditions } from "./failure-conditions.ts";
import type { FailureFilter } from "./failure-filter.ts";
import { failureSource } from "./failure-source.ts";
import { sourceTable } from "./source-table.ts";

export type InstrumentCount = { readonly instrument: InstrumentRow; readonly findings: number };

/** The same filter under each of these instruments. */
export async function countInstruments(
  filter: FailureFilter,
  instruments: readonly InstrumentRow[],
): Promise<readonly InstrumentCount[]> {
  if (instruments.length === 0) return [];
  const source = failureSource(filter);
  const { table, findings } = sourceTable(source);
  const counts = instruments.map(
    ({
      id,
    }) => Prisma.sql`(select ${id}::int as id, coalesce(${findings}, 0)::float8 as findings from ${table}
      where ${failureConditions({ ...filter, instrumentId: id }, source)})`,
  );
  const rows = await readRows<{ id: number; findings: number }>(Prisma.join(counts, " union all "));
  return instruments.map((instrument) => ({
    instrument,
    findings: rows.find((row) => row.id === instrument.id)?.findings ?? 0,
  }));
}
