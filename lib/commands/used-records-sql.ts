/** What records may say of their size and price. */
const USED = ["input_tokens", "output_tokens", "cost_usd", "latency_ms"] as const;

/**
 * The records of runs ($2) of a suite ($1) that count, with what they used: `run_id`, `call_count` and the four of usage.
 * What a record does not say itself an account of it may, the strongest source's first.
 */
export const USED_RECORDS_SQL = `(
  SELECT r.run_id, r.call_count, ${USED.map((one) => `coalesce(r.${one}, a.${one}) AS ${one}`).join(", ")}
  FROM record r LEFT JOIN (
    SELECT account_of, ${USED.map(firstSaid).join(", ")} FROM record
    WHERE suite_id = $1 AND run_id = ANY($2) AND source <> 'provider' AND account_of <> id GROUP BY account_of
  ) a ON a.account_of = r.id
  WHERE r.suite_id = $1 AND r.run_id = ANY($2) AND r.account_of IS NULL
)`;

function firstSaid(column: string): string {
  return `(array_agg(${column} ORDER BY source DESC, id) FILTER (WHERE ${column} IS NOT NULL))[1] AS ${column}`;
}
