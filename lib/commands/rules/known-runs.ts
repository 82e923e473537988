import type { ClientBase } from "pg";
import type { BothUnits } from "./rule-preview.ts";

export type KnownRuns = {
  readonly records: number;
  /** Runs of which every record has its verdict under all the instruments: their sums are known. */
  readonly known: readonly number[];
  /** The others, whose records must be graded to be counted. */
  readonly unknown: readonly number[];
  /** What the known runs come to, by instrument hash. */
  readonly sums: ReadonlyMap<string, BothUnits>;
};

type Row = {
  run_id: number;
  hash: string | null;
  records: number;
  is_open: boolean;
  pass: number;
  fail: number;
  ungraded: number;
  calls_graded: number;
  calls_fail: number;
  calls_ungraded: number;
};

/** What is counted already of some runs (null: all) under the instruments of these hashes. */
export async function knownRuns(
  client: ClientBase,
  suiteId: number,
  runs: readonly number[] | null,
  hashes: readonly string[],
): Promise<KnownRuns> {
  const { rows } = await client.query<Row>(
    `WITH counted AS (
       SELECT run_id, count(*)::int AS records FROM record
       WHERE suite_id = $1 AND account_of IS NULL AND ($2::int[] IS NULL OR run_id = ANY($2)) GROUP BY run_id
     ), open AS (
       SELECT count(*) > 0 AS is_open FROM regrade
       WHERE suite_id = $1 AND state IN ('pending', 'running') AND kind <> 'shared'
     )
     SELECT c.run_id, i.hash, c.records, o.is_open OR u.rollups_stale OR u.pending_ingest_id IS NOT NULL AS is_open,
            coalesce(t.records_pass, 0) AS pass, coalesce(t.records_fail, 0) AS fail,
            coalesce(t.records_ungraded, 0) AS ungraded, coalesce(t.calls_graded, 0) AS calls_graded,
            coalesce(t.calls_fail, 0) AS calls_fail, coalesce(t.calls_ungraded, 0) AS calls_ungraded
     FROM counted c CROSS JOIN open o
     JOIN run u ON u.suite_id = $1 AND u.id = c.run_id
     LEFT JOIN instrument i ON i.suite_id = $1 AND i.hash = ANY($3) AND NOT i.outdated
     LEFT JOIN run_rollup t ON t.suite_id = $1 AND t.instrument_id = i.id AND t.run_id = c.run_id
     ORDER BY c.run_id`,
    [suiteId, runs, hashes],
  );
  const byRun = new Map<number, Row[]>();
  for (const row of rows) byRun.set(row.run_id, [...(byRun.get(row.run_id) ?? []), row]);
  const known: number[] = [];
  const unknown: number[] = [];
  const sums = new Map<string, BothUnits>();
  let records = 0;
  for (const [run, own] of byRun) {
    records += own[0]?.records ?? 0;
    const isKnown =
      own.length === hashes.length &&
      own.every((row) => !row.is_open && row.pass + row.fail + row.ungraded === row.records);
    (isKnown ? known : unknown).push(run);
    if (isKnown)
      for (const row of own) if (row.hash !== null) sums.set(row.hash, added(sums.get(row.hash), row));
  }
  return { records, known, unknown, sums };
}

function added(sum: BothUnits | undefined, row: Row): BothUnits {
  return {
    records: {
      failing: (sum?.records.failing ?? 0) + row.fail,
      graded: (sum?.records.graded ?? 0) + row.pass + row.fail,
      ungraded: (sum?.records.ungraded ?? 0) + row.ungraded,
    },
    calls: {
      failing: (sum?.calls.failing ?? 0) + row.calls_fail,
      graded: (sum?.calls.graded ?? 0) + row.calls_graded,
      ungraded: (sum?.calls.ungraded ?? 0) + row.calls_ungraded,
    },
  };
}
