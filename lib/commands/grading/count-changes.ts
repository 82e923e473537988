import type { PoolClient } from "pg";
import { LEVELS, type Level } from "../../grading/claims.ts";
import type { GradedRecord } from "./graded-record.ts";
import type { RegradeChanges } from "./regrade-changes.ts";

const WORD = { P: "pass", F: "fail", U: "ungraded" } as const;

/**
 * Adds to `changes` how the records' verdicts differ from the newest stored ones of the same level. `levels`: the level
 * of each instrument, by its key.
 */
export async function countChanges(
  client: PoolClient,
  suiteId: number,
  records: readonly GradedRecord[],
  levels: ReadonlyMap<number, Level>,
  changes: RegradeChanges,
): Promise<void> {
  const { rows } = await client.query<{ record_id: string; level: Level; verdict: keyof typeof WORD }>(
    `SELECT DISTINCT ON (v.record_id, i.level) v.record_id::text, i.level, v.verdict
     FROM instrument i JOIN verdict v ON v.suite_id = i.suite_id AND v.instrument_id = i.id
     WHERE i.suite_id = $1 AND i.level = ANY($3) AND v.record_id = ANY($2)
     ORDER BY v.record_id, i.level, i.version DESC`,
    [suiteId, records.map(({ key }) => key), [...new Set(levels.values())]],
  );
  const before = new Map(rows.map((row) => [`${row.record_id} ${row.level}`, WORD[row.verdict]]));
  for (const { key, results } of records) {
    for (const { instrumentId, result } of results) {
      const level = levels.get(instrumentId) ?? LEVELS[0];
      const was = before.get(`${key} ${level}`);
      if (was === undefined || was === result.verdict) continue;
      const name = `${was}To${result.verdict.slice(0, 1).toUpperCase()}${result.verdict.slice(1)}`;
      changes[level] ??= {};
      const counts = changes[level];
      counts[name] = (counts[name] ?? 0) + 1;
    }
  }
}
