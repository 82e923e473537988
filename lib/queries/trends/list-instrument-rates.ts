import { Prisma } from "../../db/generated/client.ts";
import type { Rate } from "../rate.ts";
import { rateSums } from "../rate-sums.ts";
import { readRows } from "../read-rows.ts";
import type { Scope } from "../scope.ts";
import type { RunRates } from "./run-rates.ts";

/** The measured rate of each of these runs under each of these instruments (ids of rows), by instrument. */
export async function listInstrumentRates(
  scope: Scope,
  runIds: readonly number[],
  instrumentIds: readonly number[],
): Promise<ReadonlyMap<number, RunRates>> {
  const rows = await readRows<Rate & { run_id: number; instrument_id: number }>(Prisma.sql`
    SELECT r.run_id, r.instrument_id, ${rateSums(scope.unit)} FROM run_rollup r
    WHERE r.suite_id = ${scope.suite.id} AND r.instrument_id = ANY(${[...instrumentIds]}::int[])
      AND r.run_id = ANY(${[...runIds]}::int[])
    GROUP BY r.run_id, r.instrument_id`);
  const rates = new Map(instrumentIds.map((id) => [id, new Map<number, Rate>()]));
  for (const { run_id, instrument_id, failing, graded, ungraded } of rows) {
    rates.get(instrument_id)?.set(run_id, { failing, graded, ungraded });
  }
  return rates;
}
