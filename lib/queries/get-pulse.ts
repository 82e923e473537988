import { db } from "../db/client.ts";

/** How far a suite has come: two pulses tell whether anything came in between. */
export type Pulse = {
  /** Records that ingests have brought, new or replaced, over all time. */
  readonly records: number;
  readonly newestIngest: number;
  /** Ingests at work. */
  readonly running: number;
};

export async function getPulse(suiteId: number): Promise<Pulse> {
  const [row] = await db().$queryRaw<[{ records: number; newest: number; running: number }]>`
    SELECT coalesce(sum(records), 0)::float8 AS records, coalesce(max(id), 0)::int AS newest,
      (count(*) FILTER (WHERE state IN ('reading', 'waiting', 'writing', 'regrading', 'joining')))::int AS running
    FROM ingest WHERE suite_id = ${suiteId}`;
  return { records: row.records, newestIngest: row.newest, running: row.running };
}
