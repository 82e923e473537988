import { db } from "../db/client.ts";
import { Prisma } from "../db/generated/client.ts";
import { inRuns } from "./in-runs.ts";
import type { Rate } from "./rate.ts";
import { rateSums } from "./rate-sums.ts";
import type { RunRow } from "./run-row.ts";
import type { Scope } from "./scope.ts";
import { toRunRow } from "./to-run-row.ts";

/** A run with its measured rate, the rate of the suite's run before it, and its price. */
export type RunRate = {
  readonly run: RunRow;
  readonly rate: Rate;
  /** Null where it is the first run, or the run before has nothing graded by this instrument. */
  readonly before: (Rate & { readonly key: string; readonly runId: string }) | null;
  /** All records of the run, and those of them that carry a price. */
  readonly records: number;
  readonly priced: number;
  readonly costUsd: number;
};

type Row = Rate & {
  id: number;
  run_id: string;
  started_at: Date | null;
  ordered_at: Date;
  agent: string | null;
  model: string | null;
  git_sha: string | null;
  pending_ingest_id: number | null;
  rollups_stale: boolean;
  records: number | null;
  priced: number | null;
  cost_usd: number | null;
  before_id: string | null;
  before_failing: number | null;
  before_graded: number | null;
  before_ungraded: number | null;
};

/** The scope's newest runs, newest first, at most `limit`. */
export async function listRunRates(scope: Scope, limit: number): Promise<readonly RunRate[]> {
  const suiteId = scope.suite.id;
  const sums = (run: string) => Prisma.sql`(SELECT ${rateSums(scope.unit)} FROM run_rollup r
    WHERE r.suite_id = ${suiteId} AND r.instrument_id = ${scope.instrument.id} AND r.run_id = ${Prisma.raw(run)})`;
  const rows = await db().$queryRaw<Row[]>`
    SELECT run.id, run.run_id, run.started_at, run.ordered_at, run.agent, run.model, run.git_sha,
      run.pending_ingest_id, run.rollups_stale, now_.*, totals.records, totals.priced, totals.cost_usd,
      prior.run_id AS before_id, before.failing AS before_failing, before.graded AS before_graded,
      before.ungraded AS before_ungraded
    FROM (SELECT * FROM run WHERE suite_id = ${suiteId} ${inRuns(scope, "id")}
      ORDER BY ordered_at DESC, id DESC LIMIT ${limit}) run
    LEFT JOIN LATERAL ${sums("run.id")} now_ ON true
    LEFT JOIN LATERAL (SELECT id, run_id FROM run p
      WHERE p.suite_id = ${suiteId} AND (p.ordered_at, p.id) < (run.ordered_at, run.id)
      ORDER BY p.ordered_at DESC, p.id DESC LIMIT 1) prior ON true
    LEFT JOIN LATERAL ${sums("prior.id")} before ON true
    LEFT JOIN run_totals totals ON totals.suite_id = ${suiteId} AND totals.run_id = run.id
    ORDER BY run.ordered_at DESC, run.id DESC`;
  return rows.map((row) => {
    const before = row.before_id === null ? null : toRunRow({ ...toStored(row), runId: row.before_id });
    return {
      run: toRunRow(toStored(row)),
      rate: { failing: row.failing, graded: row.graded, ungraded: row.ungraded },
      before:
        before === null || !row.before_graded
          ? null
          : {
              key: before.key,
              runId: before.runId,
              failing: row.before_failing ?? 0,
              graded: row.before_graded,
              ungraded: row.before_ungraded ?? 0,
            },
      records: row.records ?? 0,
      priced: row.priced ?? 0,
      costUsd: row.cost_usd ?? 0,
    };
  });
}

function toStored(row: Row) {
  return {
    id: row.id,
    runId: row.run_id,
    startedAt: row.started_at,
    orderedAt: row.ordered_at,
    agent: row.agent,
    model: row.model,
    gitSha: row.git_sha,
    pendingIngestId: row.pending_ingest_id,
    rollupsStale: row.rollups_stale,
  };
}
