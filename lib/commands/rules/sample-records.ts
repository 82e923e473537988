import type { ClientBase } from "pg";

/** Records graded for one parameter; more are sampled. */
const MOST = 5000;
const SEED = 1;

export type SampledRecords = { readonly keys: readonly string[]; readonly of: number };

/**
 * The records with findings of some signatures in some runs (null: all); where they are more than 5,000 a random
 * sample, by a hash of the key with a fixed seed, so that the same store gives the same sample.
 */
export async function sampleRecords(
  client: ClientBase,
  suiteId: number,
  instrument: number,
  signatures: readonly number[],
  runs: readonly number[] | null,
): Promise<SampledRecords> {
  const { rows } = await client.query<{ id: string; total: number }>(
    `SELECT record_id::text AS id, (count(*) OVER ())::int AS total FROM (
       SELECT DISTINCT record_id FROM finding
       WHERE suite_id = $1 AND instrument_id = $2 AND signature_id = ANY($3) AND ($4::int[] IS NULL OR run_id = ANY($4))
     ) q ORDER BY hashint8extended(record_id, $5), record_id LIMIT $6`,
    [suiteId, instrument, signatures, runs, SEED, MOST],
  );
  return { keys: rows.map(({ id }) => id), of: rows[0]?.total ?? 0 };
}
