import type { PoolClient } from "pg";
import type { IngestCounts } from "../../queries/ingest-counts.ts";

/** Takes `incoming_label` into the suite: labels are only ever added, an equal one is there already. */
export async function mergeLabels(
  client: PoolClient,
  target: { readonly suiteId: number; readonly ingestId: number },
  read: number,
  counts: IngestCounts,
): Promise<void> {
  counts.label.read = read;
  if (read === 0) return;
  const { rowCount } = await client.query(
    `INSERT INTO label (suite_id, ingest_id, record_id, call_index, reviewer, truth, cause, note, labelled_at,
                        sample_id, extra, content_hash)
     SELECT $1, $2, record_id, call_index, reviewer, truth, cause, note, coalesce(labelled_at, now()),
            sample_id, extra, content_hash
     FROM incoming_label
     ON CONFLICT (suite_id, content_hash) DO NOTHING`,
    [target.suiteId, target.ingestId],
  );
  counts.label.new = rowCount ?? 0;
  counts.label.unchanged = read - counts.label.new;
}
