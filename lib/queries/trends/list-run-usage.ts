import { Prisma } from "../../db/generated/client.ts";
import { readRows } from "../read-rows.ts";

/** Median and 95th percentile over the `n` records that carry the number. */
export type Spread = { readonly n: number; readonly median: number; readonly p95: number };

/** What a record of a run used; null where no record says so. */
export type RunUsage = {
  readonly records: number;
  /** Input and output tokens together. */
  readonly tokens: Spread | null;
  /** US dollars. */
  readonly cost: Spread | null;
  /** Milliseconds. */
  readonly latency: Spread | null;
};

type Row = { run_id: number; records: number } & Record<string, number | null>;

/**
 * What records of these runs (ids of rows) used, by run. A run whose newest ingest has not ended is absent, unless
 * it brought no record: its percentiles would leave out the rest.
 */
export async function listRunUsage(
  suiteId: number,
  runIds: readonly number[],
): Promise<ReadonlyMap<number, RunUsage>> {
  const rows = await readRows<Row>(Prisma.sql`
    SELECT u.* FROM run_usage u JOIN run_totals t ON t.suite_id = u.suite_id AND t.run_id = u.run_id
    WHERE u.suite_id = ${suiteId} AND u.run_id = ANY(${[...runIds]}::int[]) AND t.records = u.records`);
  return new Map(
    rows.map((row) => [
      row.run_id,
      {
        records: row.records,
        tokens: spread(row, "tokens"),
        cost: spread(row, "cost"),
        latency: spread(row, "latency"),
      },
    ]),
  );
}

function spread(row: Row, name: string): Spread | null {
  const [n, median, p95] = [row[`${name}_n`], row[`${name}_median`], row[`${name}_p95`]];
  return n && median != null && p95 != null ? { n, median, p95 } : null;
}
