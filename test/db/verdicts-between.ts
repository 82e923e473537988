import { pool } from "../../lib/db/pool.ts";

type Sums = { failing: number; graded: number; ungraded: number };

/** What two instruments of one suite say of the records that both have a verdict on, counted by the database. */
export async function verdictsBetween(
  suiteId: number,
  from: number,
  to: number,
): Promise<{
  before: { records: Sums; calls: Sums };
  after: { records: Sums; calls: Sums };
  flips: Record<string, number>;
  callFlips: { failToPass: number; passToFail: number };
  labels: Record<string, number>;
}> {
  const both = `FROM verdict a JOIN verdict b ON b.suite_id = a.suite_id AND b.record_id = a.record_id AND b.instrument_id = $3
    JOIN record r ON r.suite_id = a.suite_id AND r.id = a.record_id
    WHERE a.suite_id = $1 AND a.instrument_id = $2`;
  const values = [suiteId, from, to];
  const { rows: counted } = await pool().query(
    `SELECT ${["a", "b"]
      .map(
        (v) => `json_build_object(
          'records', json_build_object('failing', count(*) FILTER (WHERE ${v}.verdict = 'F'),
            'graded', count(*) FILTER (WHERE ${v}.verdict <> 'U'), 'ungraded', count(*) FILTER (WHERE ${v}.verdict = 'U')),
          'calls', json_build_object('failing', coalesce(sum(${v}.failed_calls) FILTER (WHERE ${v}.verdict <> 'U'), 0),
            'graded', coalesce(sum(r.call_count) FILTER (WHERE ${v}.verdict <> 'U'), 0),
            'ungraded', coalesce(sum(r.call_count) FILTER (WHERE ${v}.verdict = 'U'), 0))) AS ${v}`,
      )
      .join(", ")} ${both}`,
    values,
  );
  const { rows: flips } = await pool().query<{ flip: string; n: number }>(
    `SELECT a.verdict || b.verdict AS flip, count(*)::int AS n ${both} AND a.verdict <> b.verdict GROUP BY 1`,
    values,
  );
  const failed = (instrument: string, other: string) =>
    `SELECT count(*)::int FROM (SELECT f.record_id, f.call_index FROM finding f
       JOIN verdict a ON a.suite_id = f.suite_id AND a.record_id = f.record_id AND a.instrument_id = $2 AND a.verdict <> 'U'
       JOIN verdict b ON b.suite_id = f.suite_id AND b.record_id = f.record_id AND b.instrument_id = $3 AND b.verdict <> 'U'
       WHERE f.suite_id = $1 AND f.instrument_id = ${instrument} AND f.call_index IS NOT NULL
       EXCEPT SELECT record_id, call_index FROM finding WHERE suite_id = $1 AND instrument_id = ${other}) q`;
  const { rows: calls } = await pool().query(
    `SELECT (${failed("$2", "$3")}) AS "failToPass", (${failed("$3", "$2")}) AS "passToFail"`,
    values,
  );
  const verdictOf = (v: string, instrument: string) =>
    `CASE WHEN l.call_index IS NULL OR ${v}.verdict = 'U' THEN ${v}.verdict
       WHEN EXISTS (SELECT FROM finding f WHERE f.suite_id = $1 AND f.instrument_id = ${instrument}
         AND f.record_id = r.id AND f.call_index = l.call_index) THEN 'F' ELSE 'P' END`;
  const { rows: labels } = await pool().query<{ held: string; n: number }>(
    `SELECT held, count(*)::int AS n FROM (
       SELECT DISTINCT l.record_id, l.call_index, l.truth || ' ' || CASE WHEN l.call_index IS NULL THEN 'record' ELSE 'call' END
         || ' ' || (${verdictOf("a", "$2")}) || (${verdictOf("b", "$3")}) AS held
       FROM label l JOIN record r ON r.suite_id = l.suite_id AND r.record_id = l.record_id
       JOIN verdict a ON a.suite_id = r.suite_id AND a.record_id = r.id AND a.instrument_id = $2
       JOIN verdict b ON b.suite_id = r.suite_id AND b.record_id = r.id AND b.instrument_id = $3
       WHERE l.suite_id = $1) q GROUP BY 1`,
    values,
  );
  return {
    before: counted[0].a,
    after: counted[0].b,
    flips: Object.fromEntries(flips.map(({ flip, n }) => [flip, n])),
    callFlips: calls[0],
    labels: Object.fromEntries(labels.map(({ held, n }) => [held, n])),
  };
}
