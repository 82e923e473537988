import type { PoolClient } from "pg";

/**
 * SQL of the records of runs ($2) of a suite ($1) that count, with what they used: `run_id`, `call_count`,
 * `input_tokens`, `output_tokens`, `cost_usd`, `latency_ms`. What a record does not say itself an account of it may, the
 * strongest source's first.
 */
export async function usedRecordsSql(
  client: PoolClient,
  suiteId: number,
  runIds: readonly number[],
): Promise<string> {
  const { rows } = await client.query<{ any: boolean }>(
    `SELECT EXISTS (SELECT FROM record
       WHERE suite_id = $1 AND run_id = ANY($2) AND source <> 'provider' AND account_of IS NOT NULL) AS any`,
    [suiteId, runIds],
  );
  const column = rows[0]?.any ? saidByAny : (name: string) => `r.${name}`;
  const used = ["input_tokens", "output_tokens", "cost_usd", "latency_ms"];
  return `(SELECT r.run_id, r.call_count, ${used.map((name) => `${column(name)} AS ${name}`).join(", ")}
    FROM record r WHERE r.suite_id = $1 AND r.run_id = ANY($2) AND r.account_of IS NULL)`;
}

/** Looked up record by record: joined, a planner without statistics would go through all accounts for each. */
function saidByAny(name: string): string {
  return `coalesce(r.${name}, (SELECT a.${name} FROM record a
    WHERE a.suite_id = $1 AND a.account_of = r.id AND a.${name} IS NOT NULL ORDER BY a.source DESC, a.id LIMIT 1))`;
}
