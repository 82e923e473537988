import type { PoolClient } from "pg";
import { usedRecordsSql } from "./used-records-sql.ts";

/**
 * Computes the rollups of some runs anew from the base tables, for every instrument, and clears their stale
 * mark. Belongs into a transaction under the suite's lock. One statement a rollup.
 */
export async function recomputeRollups(
  client: PoolClient,
  suiteId: number,
  runIds: readonly number[],
): Promise<void> {
  const runs = [suiteId, runIds];
  const used = await usedRecordsSql(client, suiteId, runIds);
  for (const [table, select] of [...Object.entries(ROLLUPS), ["run_totals", totalsOf(used)] as const]) {
    await client.query(`DELETE FROM ${table} WHERE suite_id = $1 AND run_id = ANY($2)`, runs);
    await client.query(`INSERT INTO ${table} ${select}`, runs);
  }
  await client.query("UPDATE run SET rollups_stale = false WHERE suite_id = $1 AND id = ANY($2)", runs);
}

const WHERE = "WHERE t.suite_id = $1 AND t.run_id = ANY($2)";
const BLAMED = `JOIN signature g ON g.suite_id = t.suite_id AND g.id = t.signature_id
  JOIN verdict v ON v.suite_id = t.suite_id AND v.instrument_id = t.instrument_id AND v.record_id = t.record_id`;
const ROLLUPS = {
  run_rollup: `(suite_id, instrument_id, run_id, records_pass, records_fail, records_ungraded,
                calls_graded, calls_fail, calls_ungraded)
    SELECT t.suite_id, t.instrument_id, t.run_id,
           count(*) FILTER (WHERE t.verdict = 'P'), count(*) FILTER (WHERE t.verdict = 'F'),
           count(*) FILTER (WHERE t.verdict = 'U'),
           coalesce(sum(r.call_count) FILTER (WHERE t.verdict <> 'U'), 0),
           coalesce(sum(t.failed_calls) FILTER (WHERE t.verdict <> 'U'), 0),
           coalesce(sum(r.call_count) FILTER (WHERE t.verdict = 'U'), 0)
    FROM verdict t JOIN record r ON r.suite_id = t.suite_id AND r.id = t.record_id
    ${WHERE} GROUP BY 1, 2, 3`,
  claim_rollup: `(suite_id, instrument_id, run_id, claim, records, calls)
    SELECT suite_id, instrument_id, run_id, claim, sum(records), sum(calls) FROM (
      SELECT t.suite_id, t.instrument_id, t.run_id, c.claim, count(*) AS records, 0 AS calls
      FROM verdict t JOIN unnest(ARRAY['count','name','value','type','extra','order','repeat','effect'])
        WITH ORDINALITY AS c (claim, place) ON substr(t.claims, c.place::int, 1) = 'F'
      ${WHERE} GROUP BY 1, 2, 3, 4
      UNION ALL
      SELECT t.suite_id, t.instrument_id, t.run_id, g.claim, 0, count(DISTINCT (t.record_id, t.call_index))
      FROM finding t ${BLAMED} ${WHERE} AND t.call_index IS NOT NULL AND v.verdict <> 'U' GROUP BY 1, 2, 3, 4
    ) both_units GROUP BY 1, 2, 3, 4`,
  tool_rollup: `(suite_id, instrument_id, run_id, tool, records, calls)
    SELECT t.suite_id, t.instrument_id, t.run_id, g.tool,
           count(DISTINCT t.record_id) FILTER (WHERE v.verdict = 'F'),
           count(DISTINCT (t.record_id, t.call_index)) FILTER (WHERE t.call_index IS NOT NULL)
    FROM finding t ${BLAMED} ${WHERE} AND v.verdict <> 'U' GROUP BY 1, 2, 3, 4`,
  finding_rollup: `(suite_id, instrument_id, run_id, signature_id, findings, records)
    SELECT t.suite_id, t.instrument_id, t.run_id, t.signature_id, count(*), count(DISTINCT t.record_id)
    FROM finding t ${WHERE} GROUP BY 1, 2, 3, 4`,
  case_rollup: `(suite_id, instrument_id, case_id, run_id, signature_id, findings)
    SELECT t.suite_id, t.instrument_id, r.case_id, t.run_id, t.signature_id, count(*)
    FROM finding t JOIN record r ON r.suite_id = t.suite_id AND r.id = t.record_id
    ${WHERE} GROUP BY 1, 2, 3, 4, 5`,
  signal_rollup: `(suite_id, instrument_id, run_id, signal, signals, records)
    SELECT t.suite_id, t.instrument_id, t.run_id, t.signal, count(*), count(DISTINCT t.record_id)
    FROM signal t ${WHERE} GROUP BY 1, 2, 3, 4`,
} as const;

function totalsOf(used: string): string {
  return `(suite_id, run_id, records, calls, input_tokens, output_tokens, cost_usd, priced, latency_ms, timed)
    SELECT $1, t.run_id, count(*), sum(t.call_count), coalesce(sum(t.input_tokens), 0),
           coalesce(sum(t.output_tokens), 0), coalesce(sum(t.cost_usd), 0), count(t.cost_usd),
           coalesce(sum(t.latency_ms), 0), count(t.latency_ms)
    FROM ${used} t GROUP BY t.run_id`;
}
