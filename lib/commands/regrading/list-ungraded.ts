import type { PoolClient } from "pg";

type Range = {
  readonly after: string;
  readonly upto: string;
  readonly instruments: readonly number[];
  /** Null: all runs. */
  readonly runs: readonly number[] | null;
};

/** Records of a range of keys that have no verdict yet under some of the instruments, each with those; in key order. */
export async function listUngraded(
  client: PoolClient,
  suiteId: number,
  { after, upto, instruments, runs }: Range,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const { rows } = await client.query<{ key: string; lacking: number[] }>(
    `SELECT r.id::text AS key, array_agg(i.id) AS lacking
     FROM record r CROSS JOIN unnest($4::int[]) AS i (id)
     WHERE r.suite_id = $1 AND r.id > $2 AND r.id <= $3 AND ($5::int[] IS NULL OR r.run_id = ANY($5))
       AND r.account_of IS NULL
       AND NOT EXISTS (SELECT FROM verdict v WHERE v.suite_id = $1 AND v.instrument_id = i.id
                         AND v.record_id = r.id AND v.record_id > $2 AND v.record_id <= $3)
     GROUP BY r.id ORDER BY r.id`,
    [suiteId, after, upto, instruments, runs],
  );
  return new Map(rows.map(({ key, lacking }) => [key, new Set(lacking)]));
}
