import { pool } from "../../lib/db/pool.ts";

/**
 * Everything graded and counted in a suite, without keys and times: equal for equal contents. `digest`: one hash
 * for each table's rows, for suites whose rows are too many to compare one by one. `version`: only what this version of
 * `equivalent` and `effect` said and what was counted of it, without the version.
 */
export async function suiteContent(
  suite: string,
  form: "rows" | "digest" = "rows",
  version: number | null = null,
): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  const row = version === null ? "to_jsonb(q)" : "to_jsonb(q) - 'version'";
  const select =
    form === "rows"
      ? `${row} AS row`
      : `jsonb_build_array(count(*), md5(string_agg((${row})::text, '' ORDER BY (${row})::text))) AS row`;
  const where =
    version === null ? "" : `WHERE q.version = ${version} AND q.level IN ('equivalent', 'effect')`;
  const order = form === "rows" ? "ORDER BY to_jsonb(q)::text" : "";
  for (const [name, sql] of Object.entries(QUERIES)) {
    if (version !== null && !sql.includes("i.version")) continue;
    const { rows } = await pool().query(`SELECT ${select} FROM (${sql}) q ${where} ${order}`, [suite]);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

const SUITE = "(SELECT id FROM suite WHERE name = $1)";
const RECORD = "JOIN record r ON r.suite_id = t.suite_id AND r.id = t.record_id";
const INSTRUMENT = "JOIN instrument i ON i.suite_id = t.suite_id AND i.id = t.instrument_id";
const RUN = "JOIN run u ON u.suite_id = t.suite_id AND u.id = t.run_id";
const SIGNATURE = "JOIN signature s ON s.suite_id = t.suite_id AND s.id = t.signature_id";

const QUERIES = {
  tools: `SELECT name, effect, declared_effect, content_hash FROM tool WHERE suite_id = ${SUITE}`,
  cases: `SELECT case_id, version, current, content_hash, broken FROM case_version WHERE suite_id = ${SUITE}`,
  runs: `SELECT run_id, started_at, content_hash, pending_ingest_id IS NULL AS complete, rollups_stale FROM run WHERE suite_id = ${SUITE}`,
  records: `SELECT t.record_id, t.case_id, t.call_count, t.content_hash, c.case_id AS found, c.version, t.source,
      p.record_id AS account_of
    FROM record t LEFT JOIN case_version c ON c.suite_id = t.suite_id AND c.id = t.case_version_id
    LEFT JOIN record p ON p.suite_id = t.suite_id AND p.id = t.account_of
    WHERE t.suite_id = ${SUITE}`,
  calls: `SELECT r.record_id, t.call_index, t.name, t.arguments_raw, t.result FROM call t ${RECORD} WHERE t.suite_id = ${SUITE}`,
  violations: `SELECT code, severity, case_id, tool, path, "group", CASE WHEN code <> 'K9' THEN message END AS message FROM contract_violation WHERE suite_id = ${SUITE}`,
  verdicts: `SELECT i.level, i.version, r.record_id, u.run_id, t.verdict, t.claims, t.reason, t.failed_calls
    FROM verdict t ${INSTRUMENT} ${RECORD} ${RUN} WHERE t.suite_id = ${SUITE}`,
  findings: `SELECT i.level, i.version, r.record_id, t.seq, s.title, t.path, t.expected, t.actual, t.message
    FROM finding t ${INSTRUMENT} ${RECORD} ${SIGNATURE} WHERE t.suite_id = ${SUITE}`,
  signals: `SELECT i.level, i.version, r.record_id, t.seq, t.signal, t.detail FROM signal t ${INSTRUMENT} ${RECORD}
    WHERE t.suite_id = ${SUITE}`,
  runRollups: `SELECT i.level, i.version, u.run_id AS run, t.records_pass, t.records_fail, t.records_ungraded, t.calls_graded,
    t.calls_fail, t.calls_ungraded FROM run_rollup t ${INSTRUMENT} ${RUN} WHERE t.suite_id = ${SUITE}`,
  claimRollups: `SELECT i.level, i.version, u.run_id AS run, t.claim, t.records, t.calls FROM claim_rollup t ${INSTRUMENT} ${RUN}
    WHERE t.suite_id = ${SUITE}`,
  findingRollups: `SELECT i.level, i.version, u.run_id AS run, s.title, s.hash, t.findings, t.records
    FROM finding_rollup t ${INSTRUMENT} ${RUN} ${SIGNATURE} WHERE t.suite_id = ${SUITE}`,
  toolRollups: `SELECT i.level, i.version, u.run_id AS run, t.tool, t.records, t.calls FROM tool_rollup t ${INSTRUMENT} ${RUN}
    WHERE t.suite_id = ${SUITE}`,
  caseRollups: `SELECT i.level, i.version, t.case_id, u.run_id AS run, s.hash, sum(t.findings) AS findings
    FROM case_rollup t ${INSTRUMENT} ${RUN} ${SIGNATURE} WHERE t.suite_id = ${SUITE} GROUP BY 1, 2, 3, 4, 5`,
  signalRollups: `SELECT i.level, i.version, u.run_id AS run, t.signal, t.signals, t.records
    FROM signal_rollup t ${INSTRUMENT} ${RUN} WHERE t.suite_id = ${SUITE}`,
  usage: `SELECT u.run_id AS run, t.records, t.tokens_n, t.tokens_median, t.tokens_p95, t.cost_n, t.cost_median, t.cost_p95,
    t.latency_n, t.latency_median, t.latency_p95 FROM run_usage t ${RUN} WHERE t.suite_id = ${SUITE}`,
  totals: `SELECT u.run_id AS run, t.records, t.calls, t.input_tokens, t.output_tokens, round(t.cost_usd::numeric, 6) AS cost,
    t.priced, round(t.latency_ms::numeric, 3) AS latency, t.timed FROM run_totals t ${RUN} WHERE t.suite_id = ${SUITE}`,
} as const;
