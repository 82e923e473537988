import type { PoolClient } from "pg";

/** Deletes what instruments said of records; of every instrument, old versions too, where none are given. */
export async function deleteGrading(
  client: PoolClient,
  suiteId: number,
  recordKeys: readonly string[],
  instruments?: readonly number[],
): Promise<void> {
  for (const table of ["verdict", "finding", "signal"]) {
    await client.query(
      `DELETE FROM ${table} WHERE suite_id = $1 AND record_id = ANY($2)
         AND instrument_id ${instruments ? "= ANY($3)" : "IN (SELECT id FROM instrument WHERE suite_id = $1)"}`,
      [suiteId, recordKeys, ...(instruments ? [instruments] : [])],
    );
  }
}
