import type { PoolClient } from "pg";
import { inTransaction } from "../../db/in-transaction.ts";
import type { FileOutcomes } from "../../queries/file-outcome.ts";
import type { IngestCounts } from "../../queries/ingest-counts.ts";
import { computeRunUsage } from "./compute-run-usage.ts";
import type { RejectRows } from "./reject-rows.ts";
import { stored } from "./stored.ts";

type Done = {
  readonly counts: IngestCounts;
  readonly rejects: RejectRows;
  readonly actor: string;
  readonly source: string;
  readonly files: FileOutcomes;
};

/** Says that the whole stream is in: its runs, and those of earlier broken sends of it, count from now on. */
export async function finishIngest(
  session: PoolClient,
  ingestId: number,
  suiteId: number,
  done: Done,
): Promise<void> {
  await inTransaction(session, async () => {
    const { rows } = await session.query<{ id: number }>(
      `UPDATE ingest SET completed_by = $1
       WHERE suite_id = $2 AND id <> $1 AND completed_by IS NULL AND state NOT IN ('complete', 'accepted')
         AND stream_hash = (SELECT stream_hash FROM ingest WHERE id = $1)
       RETURNING id`,
      [ingestId, suiteId],
    );
    const { rows: runs } = await session.query<{ id: number }>(
      "UPDATE run SET pending_ingest_id = NULL WHERE suite_id = $1 AND pending_ingest_id = ANY($2) RETURNING id",
      [suiteId, [ingestId, ...rows.map((row) => row.id)]],
    );
    await computeRunUsage(
      session,
      suiteId,
      runs.map((run) => run.id),
    );
    await done.rejects.take()(session);
    await session.query(
      `UPDATE ingest SET state = 'complete', counts = $2, records = $3, calls = $4, rejects = $5, conflicts = $6,
         files = $7, heartbeat_at = now(), finished_at = now() WHERE id = $1`,
      [
        ingestId,
        JSON.stringify(done.counts),
        done.counts.record.new + done.counts.record.replaced,
        done.counts.calls,
        done.rejects.rejects,
        done.rejects.conflicts,
        stored(JSON.stringify(done.files)),
      ],
    );
    await session.query("INSERT INTO audit_entry (suite_id, actor, action, detail) VALUES ($1, $2, $3, $4)", [
      suiteId,
      stored(done.actor),
      "ingest",
      stored(JSON.stringify({ ingest: ingestId, source: done.source, counts: done.counts })),
    ]);
  });
}
