import type { PoolClient } from "pg";
import { LOCK_SPACE } from "../../db/lock-space.ts";
import { withTransaction } from "../../db/with-transaction.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { loadRecords } from "../../queries/load-records.ts";
import { countChanges } from "../grading/count-changes.ts";
import { gradePage } from "../grading/grade-page.ts";
import type { GradedRecord } from "../grading/graded-record.ts";
import { GradingRows } from "../grading/grading-rows.ts";
import type { RegradeChanges } from "../grading/regrade-changes.ts";
import { RollupDeltas } from "../grading/rollup-deltas.ts";
import { shareSuiteLock } from "../suite/share-suite-lock.ts";
import type { ChunkJob } from "./chunk-job.ts";
import { listUngraded } from "./list-ungraded.ts";
import { mergeChanges } from "./merge-changes.ts";
import type { ReadyGrader, SuiteGraders } from "./suite-graders.ts";

export type GradedChunk = {
  /** `gone`: done before, in another worker's hands, or not wanted any more. `busy`: someone has the suite alone. */
  readonly state: "done" | "gone" | "busy";
  readonly records: number;
  readonly calls: number;
  /** How far the whole regrade is after this chunk; null where it was not graded. */
  readonly regrade: RegradeState | null;
};

export type RegradeState = {
  readonly suite: string;
  readonly records: number;
  readonly total: number;
  readonly complete: boolean;
};

type ChunkRow = { after: string; upto: string; runs: string | null; instruments: string };

const PAGE = 500;
const NOTHING = { records: 0, calls: 0, regrade: null };

/**
 * Grades the records of a chunk that lack a verdict, writes and counts what comes out and marks the chunk as done, all
 * in one transaction: what dies half-way leaves nothing, and a second delivery finds nothing to do.
 */
export async function gradeChunk(job: ChunkJob, graders: SuiteGraders): Promise<GradedChunk> {
  const { suite: suiteId } = job;
  return withTransaction(async (client) => {
    const { rows: suites } = await client.query<{ name: string }>("SELECT name FROM suite WHERE id = $1", [
      suiteId,
    ]);
    const [suite] = suites;
    if (!suite) return { state: "gone", ...NOTHING };
    const name = decodeStoredText(suite.name);
    if (!(await shareSuiteLock(client, name))) return { state: "busy", ...NOTHING };
    const { rows } = await client.query<ChunkRow>(
      `SELECT c.after::text, c.upto::text, g.runs, g.instruments
       FROM regrade_chunk c JOIN regrade g ON g.suite_id = c.suite_id AND g.id = c.regrade_id
       WHERE c.suite_id = $1 AND c.regrade_id = $2 AND c.seq = $3 AND NOT c.done
         AND g.state IN ('pending', 'running')
       FOR UPDATE OF c SKIP LOCKED`,
      [suiteId, job.regrade, job.chunk],
    );
    const [chunk] = rows;
    if (!chunk) return { state: "gone", ...NOTHING };
    const ready = await graders.get(client, suiteId, JSON.parse(chunk.instruments) as number[]);
    const graded = await gradeRange(client, suiteId, chunk, ready);
    const changes: RegradeChanges = {};
    await countChanges(client, suiteId, graded.records, ready.levels, changes);
    await graded.rows.write(client);
    // Others may add to the same rollups: one after the other, so that nobody waits in a circle.
    await client.query("SELECT pg_advisory_xact_lock($1, $2)", [LOCK_SPACE.rollups, suiteId]);
    await graded.deltas.write(client, suiteId, await newPart(client));
    const regrade = { suite: name, ...(await markDone(client, job, graded.records.length, changes)) };
    let calls = 0;
    for (const { callCount } of graded.records) calls += callCount;
    return { state: "done", records: graded.records.length, calls, regrade };
  });
}

async function gradeRange(client: PoolClient, suiteId: number, chunk: ChunkRow, ready: ReadyGrader) {
  const lacking = await listUngraded(client, suiteId, {
    after: chunk.after,
    upto: chunk.upto,
    instruments: [...ready.levels.keys()],
    runs: chunk.runs === null ? null : (JSON.parse(chunk.runs) as number[]),
  });
  const rows = new GradingRows(suiteId);
  const deltas = new RollupDeltas();
  const records: GradedRecord[] = [];
  const keys = [...lacking.keys()];
  for (let start = 0; start < keys.length; start += PAGE) {
    const page = keys.slice(start, start + PAGE);
    const loaded = await loadRecords(client, suiteId, { after: "0", limit: PAGE, caseIds: null, keys: page });
    const graded = await gradePage(loaded, ready.grader);
    const signatures = await ready.signatures.ensure(graded.signatures);
    for (const whole of graded.records) {
      const wanted = lacking.get(whole.key);
      const results = whole.results.filter(({ instrumentId }) => wanted?.has(instrumentId));
      const one = results.length === whole.results.length ? whole : { ...whole, results };
      rows.add(one, signatures);
      deltas.addGraded(one, signatures);
      records.push(one);
    }
  }
  return { rows, deltas, records };
}

async function newPart(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ part: string }>("SELECT nextval('record_id_seq')::text AS part");
  return rows[0]?.part ?? "0";
}

/** Whoever marks the last one ends the regrade: the rollups' lock lets one do so at a time. */
async function markDone(
  client: PoolClient,
  { suite, regrade, chunk }: ChunkJob,
  records: number,
  changes: RegradeChanges,
): Promise<Omit<RegradeState, "suite">> {
  await client.query(
    "UPDATE regrade_chunk SET done = true WHERE suite_id = $1 AND regrade_id = $2 AND seq = $3",
    [suite, regrade, chunk],
  );
  const { rows } = await client.query<{ changes: string }>(
    "SELECT changes FROM regrade WHERE suite_id = $1 AND id = $2 FOR UPDATE",
    [suite, regrade],
  );
  const all = mergeChanges(JSON.parse(rows[0]?.changes ?? "{}") as RegradeChanges, changes);
  const now = await client.query<{ records: number; total: number; complete: boolean }>(
    `WITH left_over AS (
       SELECT EXISTS (SELECT FROM regrade_chunk WHERE suite_id = $1 AND regrade_id = $2 AND NOT done) AS any
     )
     UPDATE regrade SET records = records + $3, changes = $4, heartbeat_at = now(),
       finished_at = CASE WHEN l.any THEN finished_at ELSE now() END,
       state = CASE WHEN state NOT IN ('pending', 'running') THEN state WHEN l.any THEN 'running' ELSE 'complete' END
     FROM left_over l WHERE suite_id = $1 AND id = $2
     RETURNING records, total, state = 'complete' AS complete`,
    [suite, regrade, records, JSON.stringify(all)],
  );
  return now.rows[0] ?? { records, total: records, complete: true };
}
