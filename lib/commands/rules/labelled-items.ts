import type { ClientBase } from "pg";
import { type EffectiveLabel, effectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";
import { LABEL_COLUMNS, type StoredLabel, toLabelRow } from "../../queries/samples/to-label-row.ts";

/** A record or one of its calls, and what all labels on it come to, made in whichever sample or while browsing. */
export type LabelledItem = { readonly callIndex: number | null; readonly effective: EffectiveLabel };

/** The labelled items of some runs (null: all), by the record's key in the store. */
export async function labelledItems(
  client: ClientBase,
  suiteId: number,
  runs: readonly number[] | null,
): Promise<ReadonlyMap<string, readonly LabelledItem[]>> {
  const { rows } = await client.query<StoredLabel & { record: string; call_index: number | null }>(
    `SELECT r.id::text AS record, l.call_index, ${LABEL_COLUMNS}
     FROM label l JOIN record r ON r.suite_id = l.suite_id AND r.record_id = l.record_id
     WHERE l.suite_id = $1 AND ($2::int[] IS NULL OR r.run_id = ANY($2)) AND NOT l.withdrawn AND r.account_of IS NULL
       AND (l.call_index IS NULL OR l.call_index < r.call_count)
     ORDER BY r.id, l.call_index NULLS FIRST, l.labelled_at, l.id`,
    [suiteId, runs],
  );
  const byItem = new Map<string, { record: string; callIndex: number | null; labels: LabelRow[] }>();
  for (const row of rows) {
    const key = `${row.record} ${row.call_index ?? ""}`;
    const item = byItem.get(key) ?? { record: row.record, callIndex: row.call_index, labels: [] };
    item.labels.push(toLabelRow(row));
    byItem.set(key, item);
  }
  const found = new Map<string, LabelledItem[]>();
  for (const { record, callIndex, labels } of byItem.values()) {
    const items = found.get(record) ?? [];
    items.push({ callIndex, effective: effectiveLabel(labels, 1) });
    found.set(record, items);
  }
  return found;
}
