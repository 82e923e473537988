import { pool } from "../../db/pool.ts";
import { decodeStoredText } from "../../json/decode-stored-text.ts";
import { type EffectiveLabel, effectiveLabel } from "../../labels/effective-label.ts";
import type { LabelRow } from "../../labels/label-row.ts";
import { labelsNeeded } from "../../labels/labels-needed.ts";
import { LABEL_COLUMNS, type StoredLabel, toLabelRow } from "./to-label-row.ts";

/** An item with all labels of its sample on it, oldest first. */
export type LoadedItem = {
  readonly position: number;
  readonly stratumSeq: number;
  readonly recordId: string;
  readonly callIndex: number | null;
  readonly labels: readonly LabelRow[];
  readonly effective: EffectiveLabel;
};

type ItemRow = {
  sample_id: number;
  position: number;
  stratum_seq: number;
  record_id: string;
  call_index: number | null;
  reviews: number;
  stopped: boolean;
};

/** The items of some samples, each sample's in the order of review, by sample id. */
export async function loadItems(
  suiteId: number,
  sampleIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LoadedItem[]>> {
  const [items, labels] = await Promise.all([
    pool().query<ItemRow>(
      `select i.sample_id, i.position, i.stratum_seq, i.record_id, i.call_index, s.reviews_per_item as reviews,
         s.stopped_at is not null as stopped
       from sample_item i join sample s on s.suite_id = i.suite_id and s.id = i.sample_id
       where i.suite_id = $1 and i.sample_id = any($2) order by i.sample_id, i.position`,
      [suiteId, [...sampleIds]],
    ),
    pool().query<StoredLabel & { sample: number; record_id: string; call_index: number | null }>(
      `select l.sample, l.record_id, l.call_index, ${LABEL_COLUMNS} from label l
       where l.suite_id = $1 and l.sample = any($2) order by l.labelled_at, l.id`,
      [suiteId, [...sampleIds]],
    ),
  ]);
  const ofItem = new Map<string, LabelRow[]>();
  for (const row of labels.rows) {
    const key = keyOf(row.sample, row);
    const known = ofItem.get(key);
    if (known === undefined) ofItem.set(key, [toLabelRow(row)]);
    else known.push(toLabelRow(row));
  }
  const loaded = new Map<number, LoadedItem[]>(sampleIds.map((id) => [id, []]));
  for (const row of items.rows) {
    const own = ofItem.get(keyOf(row.sample_id, row)) ?? [];
    loaded.get(row.sample_id)?.push({
      position: row.position,
      stratumSeq: row.stratum_seq,
      recordId: decodeStoredText(row.record_id),
      callIndex: row.call_index,
      labels: own,
      effective: effectiveLabel(own, labelsNeeded({ reviewsPerItem: row.reviews, stopped: row.stopped })),
    });
  }
  return loaded;
}

function keyOf(sample: number, row: { record_id: string; call_index: number | null }): string {
  return `${sample} ${row.call_index ?? ""} ${row.record_id}`;
}
