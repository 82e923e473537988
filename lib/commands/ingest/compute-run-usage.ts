import type { PoolClient } from "pg";
import { usedRecordsSql } from "../used-records-sql.ts";

/**
 * Median and 95th percentile of tokens, money and latency over the records of some runs. They do not add up from
 * batch to batch, so they are computed once, when an ingest has ended.
 */
export async function computeRunUsage(
  client: PoolClient,
  suiteId: number,
  runIds: readonly number[],
): Promise<void> {
  if (runIds.length === 0) return;
  await client.query("DELETE FROM run_usage WHERE suite_id = $1 AND run_id = ANY($2)", [suiteId, runIds]);
  await client.query(
    `INSERT INTO run_usage (suite_id, run_id, records, tokens_n, tokens_median, tokens_p95,
       cost_n, cost_median, cost_p95, latency_n, latency_median, latency_p95)
     SELECT $1, run_id, count(*), ${["tokens", "cost_usd", "latency_ms"].map(spread).join(", ")}
     FROM (
       SELECT run_id, cost_usd, latency_ms,
         CASE WHEN input_tokens IS NULL AND output_tokens IS NULL THEN NULL
           ELSE coalesce(input_tokens, 0)::float8 + coalesce(output_tokens, 0) END AS tokens
       FROM ${await usedRecordsSql(client, suiteId, runIds)} r
     ) used GROUP BY run_id`,
    [suiteId, runIds],
  );
}

function spread(column: string): string {
  const at = (share: number) => `percentile_cont(${share}) WITHIN GROUP (ORDER BY ${column})`;
  return `count(${column}), ${at(0.5)}, ${at(0.95)}`;
}
