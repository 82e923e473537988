import { pool } from "../../lib/db/pool.ts";

/** What instruments said and what was counted of it: the columns beside the suite's and the instrument's keys. */
const COLUMNS = {
  verdict: "record_id, run_id, verdict, claims, reason, alternative, failed_calls",
  finding:
    "record_id, seq, run_id, signature_id, call_index, expected_index, path, expected, actual, message",
  signal: "record_id, seq, run_id, signal, call_index, tool, path, detail, message",
  run_rollup:
    "run_id, records_pass, records_fail, records_ungraded, calls_graded, calls_fail, calls_ungraded",
  claim_rollup: "run_id, claim, records, calls",
  tool_rollup: "run_id, tool, records, calls",
  finding_rollup: "run_id, signature_id, findings, records",
  signal_rollup: "run_id, signal, signals, records",
} as const;

/**
 * How many rows two instruments of a suite wrote, and a hash over each table that the order of the rows does not change.
 * Equal for versions that say the same.
 */
export async function gradedHash(
  suite: number,
  instruments: readonly number[],
): Promise<{ readonly rows: number; readonly hash: string }> {
  const parts: string[] = [];
  let total = 0;
  const add = async (table: string, rows: string) => {
    const { rows: found } = await pool().query<{ rows: number; hash: string }>(
      `SELECT count(*)::int AS rows, coalesce(sum(hashtextextended(q::text, 0)::numeric), 0)::text AS hash
       FROM (${rows}) q`,
      [suite, instruments],
    );
    total += found[0]?.rows ?? 0;
    parts.push(`${table} ${found[0]?.rows} ${found[0]?.hash}`);
  };
  const from = (table: string) =>
    `FROM ${table} t JOIN instrument i ON i.suite_id = t.suite_id AND i.id = t.instrument_id
     WHERE t.suite_id = $1 AND t.instrument_id = ANY($2)`;
  for (const [table, columns] of Object.entries(COLUMNS)) {
    const own = columns.split(", ").map((column) => `t.${column}`);
    await add(table, `SELECT i.level, ${own.join(", ")} ${from(table)}`);
  }
  // Its keys may have several parts.
  const keys = "i.level, t.case_id, t.run_id, t.signature_id";
  await add(
    "case_rollup",
    `SELECT ${keys}, sum(t.findings) AS findings ${from("case_rollup")} GROUP BY ${keys}`,
  );
  return { rows: total, hash: parts.join("; ") };
}
