import type { Pool, PoolClient } from "pg";
import type { LabelRow } from "../../labels/label-row.ts";
import { LABEL_COLUMNS, type StoredLabel, toLabelRow } from "./to-label-row.ts";

/** Every label on one item of a sample, oldest first. */
export async function listItemLabels(
  client: Pool | PoolClient,
  at: { readonly suiteId: number; readonly sampleId: number; readonly position: number },
): Promise<readonly LabelRow[]> {
  const { rows } = await client.query<StoredLabel>(
    `select ${LABEL_COLUMNS} from sample_item i
     join label l on l.suite_id = i.suite_id and l.sample = i.sample_id and l.record_id = i.record_id
       and l.call_index is not distinct from i.call_index
     where i.suite_id = $1 and i.sample_id = $2 and i.position = $3
     order by l.labelled_at, l.id`,
    [at.suiteId, at.sampleId, at.position],
  );
  return rows.map(toLabelRow);
}
