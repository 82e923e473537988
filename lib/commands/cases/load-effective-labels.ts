import type { PoolClient } from "pg";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { effectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";
import type { LabelTruth } from "../../labels/truths.ts";
import { LABEL_COLUMNS, type StoredLabel, toLabelRow } from "../../queries/samples/to-label-row.ts";
import { stored } from "../ingest/stored.ts";

/** An item whose labels come to one truth. */
export type LabelledItem = { readonly callIndex: number | null; readonly truth: LabelTruth };

/** What the labels on some records and their calls come to, by record id; sampled or not, disputed ones left out. */
export async function loadEffectiveLabels(
  client: PoolClient,
  suiteId: number,
  recordIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LabelledItem[]>> {
  const { rows } = await client.query<StoredLabel & { record_id: string; call_index: number | null }>(
    `SELECT l.record_id, l.call_index, ${LABEL_COLUMNS} FROM label l
     WHERE l.suite_id = $1 AND l.record_id = ANY($2) AND NOT l.withdrawn
     ORDER BY l.call_index NULLS FIRST, l.labelled_at, l.id`,
    [suiteId, recordIds.map((id) => stored(id))],
  );
  const items = new Map<string, { recordId: string; callIndex: number | null; labels: LabelRow[] }>();
  for (const row of rows) {
    const key = `${row.call_index ?? ""} ${row.record_id}`;
    const item = items.get(key) ?? {
      recordId: decodeStoredText(row.record_id),
      callIndex: row.call_index,
      labels: [],
    };
    item.labels.push(toLabelRow(row));
    items.set(key, item);
  }
  const found = new Map<string, LabelledItem[]>();
  for (const { recordId, callIndex, labels } of items.values()) {
    const effective = effectiveLabel(labels, 1);
    if (effective.state !== "labelled") continue;
    const own = found.get(recordId) ?? [];
    own.push({ callIndex, truth: effective.truth });
    found.set(recordId, own);
  }
  return found;
}
