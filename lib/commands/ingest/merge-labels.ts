import type { PoolClient } from "pg";
import type { IngestCounts } from "../../queries/ingest-counts.ts";

/**
 * Takes `incoming_label` into the suite: labels are only ever added, an equal one is there already. One that names a
 * sample of the suite is in it where its unit was drawn; any other is kept and enters no estimate.
 */
export async function mergeLabels(
  client: PoolClient,
  target: { readonly suiteId: number; readonly ingestId: number },
  read: number,
  counts: IngestCounts,
): Promise<void> {
  counts.label.read = read;
  if (read === 0) return;
  // A label that was exported from here comes back with another hash than it was saved under.
  const { rowCount } = await client.query(
    `INSERT INTO label (suite_id, ingest_id, record_id, call_index, reviewer, truth, cause, note, labelled_at,
                        sample_id, sample, adjudicated, extra, content_hash)
     SELECT $1, $2, n.record_id, n.call_index, n.reviewer, n.truth, n.cause, n.note, coalesce(n.labelled_at, now()),
            n.sample_id, i.sample_id, n.adjudicated, n.extra, n.content_hash
     FROM incoming_label n
     LEFT JOIN sample s ON s.suite_id = $1 AND s.name = n.sample_id
     LEFT JOIN sample_item i ON i.suite_id = $1 AND i.sample_id = s.id AND i.record_id = n.record_id
       AND coalesce(i.call_index, -1) = coalesce(n.call_index, -1)
     WHERE NOT EXISTS (SELECT FROM label l WHERE l.suite_id = $1 AND l.record_id = n.record_id
       AND l.call_index IS NOT DISTINCT FROM n.call_index AND l.reviewer = n.reviewer AND l.truth = n.truth
       AND l.cause IS NOT DISTINCT FROM n.cause AND l.note IS NOT DISTINCT FROM n.note
       AND l.sample_id IS NOT DISTINCT FROM n.sample_id AND l.labelled_at = n.labelled_at
       AND l.adjudicated = n.adjudicated AND NOT l.withdrawn)
     ORDER BY n.ctid
     ON CONFLICT (suite_id, content_hash) DO NOTHING`,
    [target.suiteId, target.ingestId],
  );
  counts.label.new = rowCount ?? 0;
  counts.label.unchanged = read - counts.label.new;
}
