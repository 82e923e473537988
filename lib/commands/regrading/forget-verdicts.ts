import type { PoolClient } from "pg";

const TABLES = [
  "verdict",
  "finding",
  "signal",
  "run_rollup",
  "claim_rollup",
  "tool_rollup",
  "finding_rollup",
  "case_rollup",
  "signal_rollup",
] as const;

/** Deletes what instruments said of runs (null: all), with what was counted of it. */
export async function forgetVerdicts(
  client: PoolClient,
  suiteId: number,
  instruments: readonly number[],
  runs: readonly number[] | null,
): Promise<void> {
  for (const table of TABLES) {
    await client.query(
      `DELETE FROM ${table} WHERE suite_id = $1 AND instrument_id = ANY($2)
         AND ($3::int[] IS NULL OR run_id = ANY($3))`,
      [suiteId, instruments, runs],
    );
  }
}
